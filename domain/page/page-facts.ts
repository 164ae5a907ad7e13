import type { Banner } from '#domain/event/banner.ts';
import type { EventCard } from '#domain/event/event.ts';
import type { OnSale } from '#domain/event/next-turn.ts';
import type { ListedPage } from '#domain/listing/listed-page.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';
import type { Page } from '#domain/page/page.ts';
import type { ItemList } from '#domain/tracking/event-item.ts';
import type { ListState } from '#domain/tracking/list-changes.ts';
import type { TrackedList } from '#domain/tracking/tracking-event.ts';

/** What a page shows, for what does not draw it: the page cache, structured data and tracking. */
export interface PageFacts {
  /** The concert the page is about; null where it is about none. */
  readonly concert: EventCard | null;
  /** Every concert whose ticket button may stand in the page's own part, in its order. */
  readonly events: readonly EventCard[];
  /** The list of concerts that tracking has a name for (TRACK-3). */
  readonly eventList: EventList | null;
  /** The page's list with filters, what is chosen in it and how much that leaves; null also where the search is unavailable (TRACK-3). */
  readonly filtered: ListState | null;
  /** The announcements among the items of the page's list (LIST-6). */
  readonly banners: readonly Banner[];
  /** What the page lists, in its order, each by its page's address (ROUTE-19). */
  readonly listed: readonly { readonly url: string }[];
  /** All that is sold on the page, editors' blocks included: what of it changes by itself ends the page's time in the cache. */
  readonly onSale: readonly OnSale[];
}

interface EventList {
  readonly list: ItemList;
  readonly events: readonly EventCard[];
  /** How many concerts stand on the pages before this one. */
  readonly before: number;
}

/** What a template states of a page; the rest is usual. `onSale` holds what is sold beside the events. */
export type StatedFacts = Partial<PageFacts>;

/** The facts of a page: what its template states, and the concerts in its blocks. */
export function pageFacts(page: Pick<Page, 'content'> | null, stated: StatedFacts = {}): PageFacts {
  const { events = [], onSale = [] } = stated;
  const inBlocks = page?.content.flatMap((block) => (block.kind === 'events' ? block.events : [])) ?? [];
  return {
    concert: null,
    eventList: null,
    filtered: null,
    banners: [],
    listed: [],
    ...stated,
    events,
    onSale: [...events, ...onSale, ...inBlocks],
  };
}

/** How a list with filters stands by its query; null where the search is unavailable. */
export function filteredList(
  list: TrackedList,
  { availability, total }: Pick<ListedPage, 'availability' | 'total'>,
  query: QueryPairs,
): ListState | null {
  return availability === 'answered' ? { list, query, results: total } : null;
}
