import { lifetimes } from '#domain/caching/lifetimes.ts';
import type { TaggedEvent } from '#domain/event/event.ts';
import {
  discoveryFacetNames,
  type EventFacets,
  eventFacetNames,
  type FacetValue,
  noEventFacets,
  seriesFacetNames,
} from '#domain/facet/facet.ts';
import {
  type DiscoveryListing,
  type DiscoverySearchParams,
  unavailableDiscoveries,
} from '#domain/listing/discovery-search-params.ts';
import type { EventDay } from '#domain/listing/event-days.ts';
import {
  type EventListing,
  type EventSearchParams,
  unavailableEvents,
} from '#domain/listing/event-search-params.ts';
import { type PressListing, unavailablePress } from '#domain/listing/press-listing.ts';
import {
  type ConcertListing,
  noSeriesFacets,
  type SeriesFacets,
  type SeriesListing,
  type SeriesSearchParams,
  unavailableConcerts,
  unavailableSeries,
} from '#domain/listing/series-search-params.ts';
import {
  nothingSought,
  type SiteListing,
  type SiteSearchParams,
  unavailableSite,
} from '#domain/listing/site-search-params.ts';
import type { Locale } from '#domain/locale/locale.ts';
import {
  commaSeparated,
  day,
  keyword,
  moment,
  month,
  page,
  repeated,
  selection,
} from '#domain/queries/param-fields.ts';
import type { Query, QueryDefinitions } from '#domain/queries/query.ts';
import { isConcertIdentifier, type RecommendedHits } from '#domain/recommendation/suggestions.ts';
import type { HallDay, HallMonth } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';

interface InLocale {
  readonly locale: Locale;
}

interface OnPage {
  /** 1-based; beyond the last, the last is answered (LIST-22). */
  readonly page: number;
}

/**
 * Finding what the hall has, as pages show it.
 *
 * What has no page of its own, or none that can be had, is left out and logged; the count stays (CALL-21).
 */
export interface SearchQueries {
  /** One page of fifteen of the calendar: count, facets and cards (LIST-5, CALL-18). */
  readonly events: Query<EventSearchParams & OnPage, EventListing>;

  /** All values a concert has that is not over at `now` (LIST-19, CALL-17). */
  readonly eventFacets: Query<InLocale & { readonly now: Instant }, EventFacets>;

  /** The days of a month that have concerts (LIST-9, CALL-20). */
  readonly eventDays: Query<InLocale & { readonly month: HallMonth }, readonly EventDay[]>;

  /** One page of fifteen series (CALL-25, LIST-11): by their first concert, then more concerts first; those without stand last. */
  readonly series: Query<SeriesSearchParams & OnPage, SeriesListing>;

  /** All values that a series on sale on a day or later has (CALL-24, LIST-19). */
  readonly seriesFacets: Query<InLocale & { readonly from: HallDay }, SeriesFacets>;

  /** One page of an overview of concerts, fifteen, earliest first (LIST-17). */
  readonly concerts: Query<SeriesSearchParams & OnPage, ConcertListing>;

  /** All values that a concert ending on a day or later has (LIST-17, LIST-19). */
  readonly concertFacets: Query<InLocale & { readonly from: HallDay }, SeriesFacets>;

  /**
   * One page of fifteen stories (CALL-16, LIST-10): the latest first, with a keyword the best first. A value's count is what
   * the list has when that value is chosen in place of all others.
   */
  readonly discoveries: Query<DiscoverySearchParams & OnPage, DiscoveryListing>;

  /** Every collection a story stands in, the largest first (CALL-15). */
  readonly discoveryCategories: Query<InLocale, readonly FacetValue[]>;

  /** One page of twelve press releases, the latest first (CALL-22, LIST-12). */
  readonly press: Query<InLocale & OnPage, PressListing>;

  /**
   * What the site has for a keyword (CALL-23, LIST-12): three concerts, three series, and one page of eighteen pages.
   * An empty keyword finds nothing, and asks nobody.
   */
  readonly find: Query<SiteSearchParams & OnPage, SiteListing>;

  /**
   * The concerts that the search knows among some recommended identifiers, at most 1024 (CALL-26, KEUZE-6). Each is at most
   * 40 letters, digits, dashes and underscores. The answers that were given stay with the visitor: the identifiers alone say
   * what is looked up. No identifiers ask nobody.
   */
  readonly recommended: Query<InLocale & { readonly identifiers: readonly string[] }, RecommendedHits>;

  /** The concerts at some uris, in the order asked, each once (FAV-4, KEUZE-6). */
  readonly eventsAt: Query<InLocale & { readonly uris: readonly string[] }, readonly TaggedEvent[]>;
}

/** More identifiers are not looked up at once. */
const maxIdentifiersPerRequest = 500;

/** No address is longer than 8192 characters; this leaves room for the rest of it. */
const maxIdentifierCharacters = 7500;

/** More concerts are not asked for at once by their uris: so many fit into an address. */
const maxUrisPerRequest = 50;

/** As a browser asks and caches them: the index behind the search is cached on the server (`index-queries.ts`). */
export const searchDefinitions: QueryDefinitions<SearchQueries> = {
  events: {
    path: 'events',
    fields: { keyword, from: day, page, selection: selection(eventFacetNames) },
    cache: { kind: 'recent' },
    unavailable: unavailableEvents,
  },
  eventFacets: {
    path: 'event-facets',
    fields: { now: moment },
    cache: { kind: 'lifetime', partition: 'facets', ttl: lifetimes.allFacets },
    unavailable: noEventFacets,
  },
  eventDays: {
    path: 'event-days',
    fields: { month },
    cache: { kind: 'lifetime', partition: 'facets', ttl: lifetimes.monthDays },
    unavailable: [],
  },
  series: {
    path: 'series',
    fields: { keyword, from: day, page, selection: selection(seriesFacetNames) },
    cache: { kind: 'recent' },
    unavailable: unavailableSeries,
  },
  seriesFacets: {
    path: 'series-facets',
    fields: { from: day },
    cache: { kind: 'lifetime', partition: 'facets', ttl: lifetimes.seriesFacets },
    unavailable: noSeriesFacets,
  },
  concerts: {
    path: 'concerts',
    fields: { keyword, from: day, page, selection: selection(seriesFacetNames) },
    cache: { kind: 'recent' },
    unavailable: unavailableConcerts,
  },
  concertFacets: {
    path: 'concert-facets',
    fields: { from: day },
    cache: { kind: 'lifetime', partition: 'facets', ttl: lifetimes.allFacets },
    unavailable: noSeriesFacets,
  },
  discoveries: {
    path: 'discoveries',
    fields: { keyword, page, selection: selection(discoveryFacetNames) },
    cache: { kind: 'recent' },
    unavailable: unavailableDiscoveries,
  },
  discoveryCategories: {
    path: 'discovery-categories',
    fields: {},
    cache: { kind: 'lifetime', partition: 'facets', ttl: lifetimes.allFacets },
    unavailable: [],
  },
  press: {
    path: 'press',
    fields: { page },
    cache: { kind: 'lifetime', partition: 'search', ttl: lifetimes.press },
    unavailable: unavailablePress,
  },
  find: {
    path: 'find',
    fields: { keyword, now: moment, page },
    cache: { kind: 'lifetime', partition: 'search', ttl: lifetimes.eventSearch },
    unavailable: unavailableSite,
    portions: {
      split: (params) => (params.keyword.trim() === '' ? [] : [params]),
      join: ([found]) => found ?? nothingSought,
    },
  },
  recommended: {
    path: 'recommended',
    fields: { identifiers: commaSeparated('ids', isConcertIdentifier, maxIdentifiersPerRequest) },
    // The keuzehulp caches what it found under its own answers (KEUZE-6), and a second try must really ask again.
    cache: { kind: 'uncached', partition: 'search' },
    unavailable: { kind: 'unavailable' },
    portions: {
      split: ({ locale, identifiers }) =>
        textPortions(identifiers, {
          most: maxIdentifiersPerRequest,
          characters: maxIdentifierCharacters,
        }).map((portion) => ({ locale, identifiers: portion })),
      join: joinedHits,
    },
  },
  eventsAt: {
    path: 'events-at',
    fields: { uris: repeated('uri') },
    cache: { kind: 'uncached', partition: 'search' },
    unavailable: [],
    portions: {
      split: ({ locale, uris }) =>
        portionsOf([...new Set(uris)], maxUrisPerRequest).map((portion) => ({ locale, uris: portion })),
      join: (answers) => answers.flat(),
    },
  },
};

/** All hits together; where one lookup failed, nothing is known of its identifiers, and so of the best. */
function joinedHits(answers: readonly RecommendedHits[]): RecommendedHits {
  const hits = answers.flatMap((answer) => (answer.kind === 'found' ? answer.hits : []));
  return answers.every(({ kind }) => kind === 'found') ? { kind: 'found', hits } : { kind: 'unavailable' };
}

/** A list in portions of at most so many, in its order. */
function portionsOf<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / most);
  return Array.from({ length: count }, (_, at) => items.slice(at * most, (at + 1) * most));
}

interface PortionLimits {
  readonly most: number;
  /** In an address, an encoded comma between two texts counted. */
  readonly characters: number;
}

/** Texts in portions that fit into an address, in their order. */
function textPortions(
  texts: readonly string[],
  { most, characters }: PortionLimits,
): readonly (readonly string[])[] {
  const portions: string[][] = [];
  let charactersLeft = 0;
  for (const text of texts) {
    const length = text.length + '%2C'.length;
    const portion = portions.at(-1);
    if (portion && portion.length < most && length <= charactersLeft) {
      portion.push(text);
      charactersLeft -= length;
    } else {
      portions.push([text]);
      charactersLeft = characters - length;
    }
  }
  return portions;
}
