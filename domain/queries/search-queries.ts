import { cacheLifetimes } from '#domain/caching/lifetimes.ts';
import type { DatesOfProduction } from '#domain/education/production-dates.ts';
import type { EventCountOfDay } from '#domain/event/event-days.ts';
import type { EventWithTagsAndPrices } from '#domain/event/event.ts';
import {
  discoveryFacetNames,
  type EventFacets,
  eventFacetNames,
  type FacetValue,
  emptyEventFacets,
  seriesFacetNames,
} from '#domain/facet/facet.ts';
import type { DayPresetCounts } from '#domain/listing/day-span.ts';
import {
  type DiscoverySearchCriteria,
  type DiscoverySearchResult,
  unavailableDiscoveries,
} from '#domain/listing/discovery-search.ts';
import {
  type EventSearchCriteria,
  type EventSearchResult,
  unavailableEvents,
} from '#domain/listing/event-search.ts';
import { type PressSearchResult, unavailablePress } from '#domain/listing/press-search.ts';
import {
  type ConcertOverviewSearchResult,
  noSeriesFacets,
  type SeriesFacets,
  type SeriesSearchCriteria,
  type SeriesSearchResult,
  unavailableConcertOverview,
  unavailableSeries,
} from '#domain/listing/series-search.ts';
import {
  emptySiteSearchResult,
  type SiteSearchCriteria,
  type SiteSearchResult,
  unavailableSiteSearch,
} from '#domain/listing/site-search.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { chunkItems, chunkTexts } from '#domain/queries/chunk.ts';
import {
  boundedTextField,
  createCommaSeparatedField,
  createOneOfField,
  dayField,
  epochMsField,
  createFacetSelectionField,
  keywordField,
  monthField,
  createOptionalField,
  pageNumberField,
  createRepeatedField,
  yearField,
} from '#domain/queries/param-fields.ts';
import type { QueryDefinitions, QuerySignature } from '#domain/queries/query.ts';
import { isConcertIdentifier, type RecommendedHits } from '#domain/recommendation/recommended-hits.ts';
import { dayParts } from '#domain/time/day-part.ts';
import type { HallDay, HallMonth } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';

interface InLocale {
  readonly locale: Locale;
}

interface OnPage {
  /** 1-based; beyond the last page, the last is returned (LIST-22). */
  readonly page: number;
}

/**
 * The search queries, with results ready to display.
 *
 * Hits whose page does not exist or cannot be loaded are dropped and logged; the count is unchanged (CALL-21).
 */
export interface SearchQueries {
  /** One page of fifteen concerts: count, facets and cards (LIST-5, CALL-18). */
  readonly events: QuerySignature<EventSearchCriteria & OnPage, EventSearchResult>;

  /** The total of the list of each span of days that the calendar offers, without other filters (WAY-12). */
  readonly dayPresetCounts: QuerySignature<InLocale & { readonly today: HallDay }, DayPresetCounts>;

  /** All facet values of concerts that are not over at `now`, ignoring filters (LIST-19, CALL-17). */
  readonly eventFacets: QuerySignature<InLocale & { readonly now: Instant }, EventFacets>;

  /** The days of a month with concerts and their number, in order; days without concerts are omitted (LIST-9, CALL-20). */
  readonly eventDays: QuerySignature<InLocale & { readonly month: HallMonth }, readonly EventCountOfDay[]>;

  /** One page of fifteen series (CALL-25, LIST-11): by first concert, then most concerts first; series without concerts last. */
  readonly series: QuerySignature<SeriesSearchCriteria & OnPage, SeriesSearchResult>;

  /** All facet values of series on sale on or after a day (CALL-24, LIST-19). */
  readonly seriesFacets: QuerySignature<InLocale & { readonly from: HallDay }, SeriesFacets>;

  /** One page of fifteen concerts of a concert overview, earliest first (LIST-17). */
  readonly concerts: QuerySignature<SeriesSearchCriteria & OnPage, ConcertOverviewSearchResult>;

  /** All facet values of listed concerts that end on or after a day (LIST-17, LIST-19, CALL-36). */
  readonly concertFacets: QuerySignature<InLocale & { readonly from: HallDay }, SeriesFacets>;

  /**
   * One page of fifteen discovery pages (CALL-16, LIST-10): latest first, or best first with a keyword. A value's count is the
   * number of results if it replaces the current choice.
   */
  readonly discoveries: QuerySignature<DiscoverySearchCriteria & OnPage, DiscoverySearchResult>;

  /** Every category of discovery pages, largest first (CALL-15). */
  readonly discoveryCategories: QuerySignature<InLocale, readonly FacetValue[]>;

  /** One page of twelve press releases, of one year or of all, latest first, with the years (CALL-22, LIST-12, WAY-45). */
  readonly press: QuerySignature<InLocale & OnPage & { readonly year: number | null }, PressSearchResult>;

  /** The results of a site search (CALL-23, LIST-12): three concerts, three series, eighteen pages; none without a keyword, unsent. */
  readonly find: QuerySignature<SiteSearchCriteria & OnPage, SiteSearchResult>;

  /**
   * The listed concerts among recommended identifiers, at most 1024 (CALL-26, KEUZE-6). An identifier has at most 40 letters,
   * digits, dashes and underscores. The visitor's answers are not sent, only the identifiers. No request is sent without
   * identifiers.
   */
  readonly recommended: QuerySignature<
    InLocale & { readonly identifiers: readonly string[] },
    RecommendedHits
  >;

  /** The concerts at some uris, in the requested order, without duplicates, with what no list contains (FAV-4, KEUZE-6, DOOR-40). */
  readonly eventsAt: QuerySignature<
    InLocale & { readonly uris: readonly string[] },
    readonly EventWithTagsAndPrices[]
  >;

  /** The dates of the productions of the education overview at a uri, in its order; empty for any other page (WAY-43). */
  readonly productionDates: QuerySignature<InLocale & { readonly uri: string }, readonly DatesOfProduction[]>;
}

/** Maximum number of identifiers per request. */
const maxIdentifiersPerRequest = 500;

/** URLs are at most 8192 characters long; this leaves space for the rest of the URL. */
const maxIdentifierCharacters = 7500;

/** Maximum number of uris per request, so that they fit into a URL. */
const maxUrisPerRequest = 50;

/** The fields of a search for series, and for concerts with the facets of series. */
const seriesFields = {
  keyword: keywordField,
  from: dayField,
  page: pageNumberField,
  selection: createFacetSelectionField(seriesFacetNames),
};

/** The definitions as the browser requests and caches them; the server caches the underlying index queries (`index-queries.ts`). */
export const searchPortDefinitions: QueryDefinitions<SearchQueries> = {
  events: {
    path: 'events',
    fields: {
      keyword: keywordField,
      from: dayField,
      page: pageNumberField,
      selection: createFacetSelectionField(eventFacetNames),
      until: createOptionalField(dayField),
      part: createOptionalField(createOneOfField(dayParts)),
    },
    cache: { kind: 'lifetime', partition: 'search', ttl: cacheLifetimes.shownList },
    unavailable: unavailableEvents,
  },
  dayPresetCounts: {
    path: 'day-preset-counts',
    fields: { today: dayField },
    cache: { kind: 'lifetime', partition: 'search', ttl: cacheLifetimes.eventSearch },
    unavailable: {},
  },
  eventFacets: {
    path: 'event-facets',
    fields: { now: epochMsField },
    cache: { kind: 'lifetime', partition: 'facets', ttl: cacheLifetimes.allFacets },
    unavailable: emptyEventFacets,
  },
  eventDays: {
    path: 'event-days',
    fields: { month: monthField },
    cache: { kind: 'lifetime', partition: 'facets', ttl: cacheLifetimes.monthDays },
    unavailable: [],
  },
  series: {
    path: 'series',
    fields: seriesFields,
    cache: { kind: 'lifetime', partition: 'search', ttl: cacheLifetimes.shownList },
    unavailable: unavailableSeries,
  },
  seriesFacets: {
    path: 'series-facets',
    fields: { from: dayField },
    cache: { kind: 'lifetime', partition: 'facets', ttl: cacheLifetimes.seriesFacets },
    unavailable: noSeriesFacets,
  },
  concerts: {
    path: 'concerts',
    fields: seriesFields,
    cache: { kind: 'lifetime', partition: 'search', ttl: cacheLifetimes.shownList },
    unavailable: unavailableConcertOverview,
  },
  concertFacets: {
    path: 'concert-facets',
    fields: { from: dayField },
    cache: { kind: 'lifetime', partition: 'facets', ttl: cacheLifetimes.allFacets },
    unavailable: noSeriesFacets,
  },
  discoveries: {
    path: 'discoveries',
    fields: {
      keyword: keywordField,
      page: pageNumberField,
      selection: createFacetSelectionField(discoveryFacetNames),
    },
    cache: { kind: 'lifetime', partition: 'search', ttl: cacheLifetimes.shownList },
    unavailable: unavailableDiscoveries,
  },
  discoveryCategories: {
    path: 'discovery-categories',
    fields: {},
    cache: { kind: 'lifetime', partition: 'facets', ttl: cacheLifetimes.allFacets },
    unavailable: [],
  },
  press: {
    path: 'press',
    fields: { year: yearField, page: pageNumberField },
    cache: { kind: 'lifetime', partition: 'search', ttl: cacheLifetimes.press },
    unavailable: unavailablePress,
  },
  find: {
    path: 'find',
    fields: { keyword: keywordField, now: epochMsField, page: pageNumberField },
    cache: { kind: 'lifetime', partition: 'search', ttl: cacheLifetimes.eventSearch },
    unavailable: unavailableSiteSearch,
    portions: {
      split: (params) => (params.keyword.trim() === '' ? [] : [params]),
      join: ([found]) => found ?? emptySiteSearchResult,
    },
  },
  recommended: {
    path: 'recommended',
    fields: { identifiers: createCommaSeparatedField('ids', isConcertIdentifier, maxIdentifiersPerRequest) },
    // The keuzehulp stores its results itself, by answers (KEUZE-6); a retry must send a new request.
    cache: { kind: 'uncached', partition: 'search' },
    unavailable: { kind: 'unavailable' },
    portions: {
      split: ({ locale, identifiers }) =>
        chunkTexts(identifiers, {
          most: maxIdentifiersPerRequest,
          characters: maxIdentifierCharacters,
        }).map((portion) => ({ locale, identifiers: portion })),
      join: joinHits,
    },
  },
  eventsAt: {
    path: 'events-at',
    fields: { uris: createRepeatedField('uri') },
    cache: { kind: 'uncached', partition: 'search' },
    unavailable: [],
    portions: {
      split: ({ locale, uris }) =>
        chunkItems([...new Set(uris)], maxUrisPerRequest).map((portion) => ({ locale, uris: portion })),
      join: (answers) => answers.flat(),
    },
  },
  productionDates: {
    path: 'production-dates',
    fields: { uri: boundedTextField },
    cache: { kind: 'lifetime', partition: 'pages', ttl: cacheLifetimes.page },
    unavailable: [],
  },
};

/** Joins all hits; if one lookup failed, the best hits are unknown, so the result is unavailable. */
function joinHits(answers: readonly RecommendedHits[]): RecommendedHits {
  const found = answers.filter((answer) => answer.kind === 'found');
  return found.length === answers.length
    ? { kind: 'found', hits: found.flatMap(({ hits }) => hits) }
    : { kind: 'unavailable' };
}
