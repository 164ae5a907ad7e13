import { findVisitDayBounds } from '#domain/event-page/visit-day.ts';
import type { Banner } from '#domain/event/banner.ts';
import type { SellableItem } from '#domain/event/event-offer.ts';
import type { EventCard } from '#domain/event/event.ts';
import { eventsPerPage, type ListPagination } from '#domain/listing/list-pagination.ts';
import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import { countSiteSearchResults, type SiteSearchResult } from '#domain/listing/site-search.ts';
import type { Page, SeriesPage, Template } from '#domain/page/page.ts';
import type { OfferedPrice } from '#domain/pricing/ticket-price.ts';
import { type SeriesCard, toSeriesCard } from '#domain/series/series-card.ts';
import { toSeriesAsOfferedEvent } from '#domain/series/subscription.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
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

/** The name of the filtered list of each kind of page that has one. */
const filterTrackedLists: { readonly [Kind in Template]?: FilterTrackedList } = {
  eventOverview: 'events',
  seriesOverview: 'series',
  discoveryOverview: 'discovery',
  discoverySearch: 'discovery',
  pressOverview: 'press',
  search: 'search',
};

/** What the data of templates with a list contain. */
interface ListData {
  readonly listing: ListPagination & Readonly<Record<string, unknown>>;
  readonly state?: unknown;
  /** Where the codec of its query needs it. */
  readonly today: HallDay;
  readonly banners?: readonly Banner[];
}

/**
 * Finds the facts of a page in the page and in the data of its template, by the shape of what they contain. `params` is the codec of the
 * page's query.
 */
export function findPageFacts(
  page: Page | null,
  data: unknown,
  params?: Pick<ParamsCodec<unknown>, 'write'>,
): PageFacts {
  const concert = page?.kind === 'event' ? page.event : null;
  const objects = listObjects([concert, data, { ...page, content: [] }]);
  const list = isListData(data) ? data : null;
  return {
    concert,
    events: uniqueByUri(objects.filter(isEventCard)),
    eventList: page && findEventList(page, data),
    listState: page && list && toTrackedListState(page.kind, list, params),
    banners: list?.banners ?? [],
    listedPages: findListedPages(list?.listing ?? { coming: Object(data).coming }),
    saleItems: [
      ...[...objects, ...listObjects(page?.content)].flatMap(toSellableItems),
      ...(concert ? [{ changesAt: findVisitDayBounds({ event: concert }) }] : []),
    ],
  };
}

/** The calendar's page of concerts, or the concerts of the first days on the home page, without the editors' picks. */
function findEventList(page: Page, data: unknown): TrackedEventList | null {
  if (page.kind === 'home') {
    const events = listObjects({ ...Object(data), picks: [] }).filter(isEventCard);
    return { list: 'home', events, before: 0 };
  }
  if (page.kind !== 'eventOverview' || !isListData(data)) return null;
  const events = listObjects(data.listing['events']).filter(isEventCard);
  return { list: 'calendar', events, before: (data.listing.page - 1) * eventsPerPage };
}

function toTrackedListState(
  kind: Template,
  { listing, state, today }: ListData,
  params: Pick<ParamsCodec<unknown>, 'write'> | undefined,
): TrackedListState | null {
  const list = filterTrackedLists[kind];
  if (!list || listing.availability === 'unavailable') return null;
  const query = params && state !== undefined ? params.write(state, today) : [];
  // The results of a search contain concerts and series besides pages.
  const results =
    kind === 'search' ? countSiteSearchResults(listing as unknown as SiteSearchResult) : listing.total;
  return { list, query, results };
}

function findListedPages(list: unknown): readonly { readonly url: string }[] {
  const { events, series, stories, releases, coming }: Readonly<Record<string, unknown>> = Object(list);
  return [events, series, stories, releases, coming].find((cards) => Array.isArray(cards)) ?? [];
}

/** What is sold as an object says, by its shape: a concert or a date, a series, prices. */
function toSellableItems(value: object): readonly SellableItem[] {
  const isSeries = 'saleStart' in value;
  return [
    ...('importStatus' in value || isSeries ? [value as SellableItem] : []),
    ...(isSeries
      ? [
          toSeriesAsOfferedEvent(
            'concerts' in value ? (value as SeriesCard) : toSeriesCard(value as SeriesPage),
          ),
        ]
      : []),
    ...('prices' in value ? [{ prices: value.prices as readonly OfferedPrice[] }] : []),
  ];
}

/** All objects in a value, each before those inside it. */
function listObjects(value: unknown, listed: object[] = []): readonly object[] {
  if (typeof value !== 'object' || value === null) return listed;
  listed.push(value);
  for (const inner of Object.values(value)) listObjects(inner, listed);
  return listed;
}

function isEventCard(value: object): value is EventCard {
  return 'importStatus' in value && 'uri' in value;
}

function isListData(data: unknown): data is ListData {
  return typeof data === 'object' && data !== null && 'listing' in data;
}

function uniqueByUri(events: readonly EventCard[]): readonly EventCard[] {
  const uris = events.map(({ uri }) => uri);
  return events.filter(({ uri }, index) => uris.indexOf(uri) === index);
}
