import type { Banner } from '#domain/event/banner.ts';
import { comingDays } from '#domain/event/coming-days.ts';
import type { EventCard } from '#domain/event/event.ts';
import { membersOf } from '#domain/json.ts';
import { foundOnSite } from '#domain/listing/found-on-site.ts';
import { eventsPerPage } from '#domain/listing/page-slice.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';
import type { Template } from '#domain/page/page.ts';
import { calendarList, eventItem, eventItems, type ItemList, netaList } from '#domain/tracking/event-item.ts';
import { trackedPageType } from '#domain/tracking/page-type.ts';
import type { TrackedList, TrackingEvent } from '#domain/tracking/tracking-event.ts';
import { viewItem, viewItemList } from '#domain/tracking/tracking-events.ts';
import type { PageAnswer } from '#src/loaders/page.loader.ts';
import type { EventOverviewData } from '#ui/screens/event-overview/event-overview.data.ts';
import type { HomeData } from '#ui/screens/home/home.data.ts';
import type { SearchData } from '#ui/screens/search/search.data.ts';

/** What a page is to those who count. */
export function typeOf({ page }: PageAnswer): string {
  return page ? trackedPageType(page) : trackedPageType({ kind: 'error' });
}

/** The list of concerts a page shows, by the name tracking has for it; null where it shows none that is counted. */
function eventListOf(answer: PageAnswer): {
  readonly list: ItemList;
  readonly events: readonly EventCard[];
  /** How many stand on the pages before it. */
  readonly before: number;
} | null {
  if (answer.kind !== 'page') return null;
  if (answer.page.kind === 'eventOverview') {
    const { events, page } = (answer.data as EventOverviewData).listing;
    return { list: calendarList, events, before: (page - 1) * eventsPerPage };
  }
  if (answer.page.kind === 'home') {
    const { coming, today } = answer.data as HomeData;
    const { next, soon } = comingDays(coming, today);
    return { list: netaList, events: [next, ...soon].flatMap((day) => day?.events ?? []), before: 0 };
  }
  return null;
}

/** What is told of what stands on a page: its list of concerts, or the concert it is about; with the list that led to it. */
export function eventsOfPage(answer: PageAnswer, cameFrom: PageAnswer | null): readonly TrackingEvent[] {
  const shown = eventListOf(answer);
  if (shown && shown.events.length > 0) {
    return [viewItemList(shown.list, eventItems(shown.events, shown.before))];
  }
  if (answer.kind !== 'page' || answer.page.kind !== 'event') return [];
  const { event } = answer.page;
  const led = cameFrom && eventListOf(cameFrom);
  const place = led ? led.events.findIndex(({ id }) => id === event.id) : -1;
  return [
    led && place >= 0
      ? viewItem(eventItem(event, led.before + place + 1), led.list)
      : viewItem(eventItem(event, 1)),
  ];
}

/** Every concert whose ticket button may stand on a page, the page's own first. */
export function eventsOn(answer: PageAnswer): readonly EventCard[] {
  if (answer.kind !== 'page') return answer.coming;
  const { page } = answer;
  if (page.kind === 'event') return [page.event, ...page.relatedEvents];
  if (page.kind === 'series' || page.kind === 'educationProduction') return page.events;
  const listed = eventListOf(answer)?.events ?? [];
  return page.kind === 'home' ? [...listed, ...page.events] : listed;
}

/** The announcements among the items of a page's list. */
export function bannersOn(answer: PageAnswer): readonly Banner[] {
  const data = answer.kind === 'page' ? answer.data : null;
  const hasBanners = typeof data === 'object' && data !== null && 'banners' in data;
  return hasBanners && Array.isArray(data.banners) ? data.banners : [];
}

const lists: { readonly [kind in Template]?: TrackedList } = {
  eventOverview: 'events',
  seriesOverview: 'series',
  discoveryOverview: 'discovery',
  discoverySearch: 'discovery',
  pressOverview: 'press',
  search: 'search',
};

/** Which list with filters a page is, and how much it found; null for other pages, and where nobody could be asked. */
export function filteredListOf(answer: PageAnswer): {
  readonly list: TrackedList;
  readonly results: number;
} | null {
  const list = answer.kind === 'page' ? lists[answer.page.kind] : undefined;
  const results = answer.kind === 'page' ? foundOn(answer.page.kind, answer.data) : null;
  return list && results !== null ? { list, results } : null;
}

/** What links from elsewhere, and the search in the head, call what a list calls otherwise (LIST-7, LIST-12). */
const otherNames: { readonly [kind in Template]?: Readonly<Record<string, string>> } = {
  eventOverview: { room: 'rooms', 'import-discount-groups': 'discounts' },
  search: { search: 'keyword' },
};

/** What is chosen in a page's list, by the list's own names. */
export function chosenOn(answer: PageAnswer, query: QueryPairs): QueryPairs {
  const names = (answer.kind === 'page' && otherNames[answer.page.kind]) || {};
  return query.map(([name, value]) => [names[name] ?? name, value]);
}

/** The site search finds concerts and series beside the pages it lists. */
function foundOn(kind: Template, data: unknown): number | null {
  const found = foundIn(data);
  return kind === 'search' && found !== null ? foundOnSite((data as SearchData).listing) : found;
}

/** Every list's data has a listing, which says how much there is. */
function foundIn(data: unknown): number | null {
  const { availability, total } = membersOf(membersOf(data)['listing']);
  if (availability === 'unavailable') return null;
  return typeof total === 'number' ? total : null;
}
