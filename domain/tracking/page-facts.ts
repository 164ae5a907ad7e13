import type { Banner } from '#domain/event/banner.ts';
import type { SellableItem } from '#domain/event/event-offer.ts';
import type { EventCard } from '#domain/event/event.ts';
import type { ListPagination } from '#domain/listing/list-pagination.ts';
import type { Page } from '#domain/page/page.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';
import type { TrackedListState } from '#domain/tracking/list-change-tracking-events.ts';
import type { FilterTrackedList, TrackedConcertList } from '#domain/tracking/tracking-event.ts';

/** Facts about a page for modules that do not render it: the page cache, structured data and tracking. */
export interface PageFacts {
  /** The concert that the page is about, or null. */
  readonly concert: EventCard | null;
  /** The concerts with a ticket button in the template's own part, in order. */
  readonly events: readonly EventCard[];
  /** The tracked list of concerts (TRACK-3). */
  readonly eventList: TrackedEventList | null;
  /** The page's filtered list with its filters and number of results; null if there is none or the search is unavailable (TRACK-3). */
  readonly listState: TrackedListState | null;
  /** The banners among the items of the page's list (LIST-6). */
  readonly banners: readonly Banner[];
  /** The listed pages, in order, by URL (ROUTE-19). */
  readonly listedPages: readonly { readonly url: string }[];
  /** Everything for sale on the page, including editors' blocks; its next change by time limits the page's cache lifetime. */
  readonly saleItems: readonly SellableItem[];
}

interface TrackedEventList {
  readonly list: TrackedConcertList;
  readonly events: readonly EventCard[];
  /** The number of concerts on the preceding pages. */
  readonly before: number;
}

/** The facts that a template states; others have defaults. `saleItems` are added to those of the events. */
export type PartialPageFacts = Partial<PageFacts>;

/** Completes the facts of a page with defaults and with the concerts in its blocks. */
export function completePageFacts(
  page: Pick<Page, 'content'> | null,
  stated: PartialPageFacts = {},
): PageFacts {
  const { events = [], saleItems = [] } = stated;
  const blockEvents = page?.content.flatMap((block) => (block.kind === 'events' ? block.events : [])) ?? [];
  return {
    concert: null,
    eventList: null,
    listState: null,
    banners: [],
    listedPages: [],
    ...stated,
    events,
    saleItems: [
      ...events,
      ...saleItems,
      ...blockEvents,
      ...blockEvents.flatMap(({ prices }) => (prices ? [{ prices }] : [])),
    ],
  };
}

/** The state of a filtered list for tracking; null if the search is unavailable. */
export function toTrackedListState(
  list: FilterTrackedList,
  { availability, total }: Pick<ListPagination, 'availability' | 'total'>,
  query: QueryPairs,
): TrackedListState | null {
  return availability === 'answered' ? { list, query, results: total } : null;
}
