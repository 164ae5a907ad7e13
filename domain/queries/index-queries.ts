import { type CacheTtl, lifetimes } from '#domain/caching/lifetimes.ts';
import {
  discoveryFacetNames,
  type EventFacets,
  eventFacetNames,
  type FacetValue,
  seriesFacetNames,
} from '#domain/facet/facet.ts';
import { type SearchSection, searchSections } from '#domain/hall/edition.ts';
import type { DiscoveryHits, DiscoverySearchParams } from '#domain/listing/discovery-search-params.ts';
import type { EventDay } from '#domain/listing/event-days.ts';
import type { EventHits, EventSearchParams } from '#domain/listing/event-search-params.ts';
import type { UriHits } from '#domain/listing/press-listing.ts';
import type { SeriesFacets, SeriesHits, SeriesSearchParams } from '#domain/listing/series-search-params.ts';
import type { SiteHits, SiteSearchParams } from '#domain/listing/site-search-params.ts';
import type { Locale } from '#domain/locale/locale.ts';
import {
  commaSeparated,
  day,
  keyword,
  moment,
  month,
  oneOf,
  selection,
} from '#domain/queries/param-fields.ts';
import type { Query, QueryDefinitions } from '#domain/queries/query.ts';
import { type ConcertHit, isConcertIdentifier } from '#domain/recommendation/suggestions.ts';
import type { HallDay, HallMonth } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';

interface InLocale {
  readonly locale: Locale;
}

/**
 * Which pages answer a question, how many, and how they divide over the facets: uris, not pages.
 *
 * Counts of a facet ignore that facet's own selection and respect every other filter; values come most frequent first,
 * then in Dutch alphabetical order; values that nothing has are left out.
 */
export interface IndexQueries {
  /** The concerts that answer a question (CALL-18), with the five best for its keyword (CALL-19). */
  readonly events: Query<EventSearchParams, EventHits>;

  /** All values of all concerts that are not over at `now`, whatever is chosen (CALL-17, LIST-19). */
  readonly eventFacets: Query<InLocale & { readonly now: Instant }, EventFacets>;

  /** The days of a month that have concerts, in order, with how many; days without are left out (CALL-20, LIST-9). */
  readonly eventDays: Query<InLocale & { readonly month: HallMonth }, readonly EventDay[]>;

  /** The series that answer a question, in the order of the overview (CALL-25). */
  readonly series: Query<SeriesSearchParams, SeriesHits>;

  /** All values of the series on sale on a day or later (CALL-24). */
  readonly seriesFacets: Query<InLocale & { readonly from: HallDay }, SeriesFacets>;

  /** The listed concerts that answer a question of an overview, earliest first (LIST-17, CALL-36). */
  readonly concerts: Query<SeriesSearchParams, SeriesHits>;

  /** All values of the listed concerts that end on a day or later (LIST-17, CALL-36). */
  readonly concertFacets: Query<InLocale & { readonly from: HallDay }, SeriesFacets>;

  /** The stories that answer a question (CALL-16). */
  readonly discoveries: Query<DiscoverySearchParams, DiscoveryHits>;

  /** Every collection a story stands in (CALL-15). */
  readonly discoveryCategories: Query<InLocale, readonly FacetValue[]>;

  /** The press releases, at most 1024, the latest first (CALL-22). */
  readonly press: Query<InLocale, UriHits>;

  /** What the site has for a keyword (CALL-23). Concerts are limited to those listed (CALL-36). */
  readonly find: Query<SiteSearchParams, SiteHits>;

  /** The listed concerts among some identifiers, at most 1024, in no order (CALL-26, CALL-36); none where none are asked for. */
  readonly recommended: Query<InLocale & { readonly identifiers: readonly string[] }, readonly ConcertHit[]>;

  /** Every page of a section, however many, by its title; of the concerts those listed that end on a day or later (ROUTE-19, CALL-36). */
  readonly urisOf: Query<
    InLocale & { readonly section: SearchSection; readonly from: HallDay },
    readonly string[]
  >;
}

const hits = (ttl: CacheTtl) => ({ kind: 'lifetime', partition: 'search', ttl }) as const;
const facets = (ttl: CacheTtl) => ({ kind: 'lifetime', partition: 'facets', ttl }) as const;

/** No fallbacks: a failure is cached and told, so that the search can say that it is away (LIST-14). */
export const indexDefinitions: QueryDefinitions<IndexQueries> = {
  events: {
    path: 'events',
    fields: { from: day, keyword, selection: selection(eventFacetNames) },
    cache: hits(lifetimes.eventSearch),
  },
  eventFacets: { path: 'event-facets', fields: { now: moment }, cache: facets(lifetimes.allFacets) },
  eventDays: { path: 'event-days', fields: { month }, cache: facets(lifetimes.monthDays) },
  series: {
    path: 'series',
    fields: { from: day, keyword, selection: selection(seriesFacetNames) },
    cache: hits(lifetimes.seriesList),
  },
  seriesFacets: { path: 'series-facets', fields: { from: day }, cache: facets(lifetimes.seriesFacets) },
  concerts: {
    path: 'concerts',
    fields: { from: day, keyword, selection: selection(seriesFacetNames) },
    cache: hits(lifetimes.eventSearch),
  },
  concertFacets: { path: 'concert-facets', fields: { from: day }, cache: facets(lifetimes.allFacets) },
  discoveries: {
    path: 'discoveries',
    fields: { keyword, selection: selection(discoveryFacetNames) },
    cache: hits(lifetimes.discoverySearch),
  },
  discoveryCategories: { path: 'discovery-categories', fields: {}, cache: facets(lifetimes.allFacets) },
  press: { path: 'press', fields: {}, cache: hits(lifetimes.press) },
  find: { path: 'find', fields: { keyword, now: moment }, cache: hits(lifetimes.eventSearch) },
  recommended: {
    path: 'recommended',
    // By the identifiers, not by the answers they were recommended for: anybody could say of any list that it was.
    fields: { identifiers: commaSeparated('ids', isConcertIdentifier, Number.POSITIVE_INFINITY) },
    cache: hits(lifetimes.recommendations),
  },
  // Asked for whole lists of the site, whose writer keeps what comes of them.
  urisOf: {
    path: 'uris',
    fields: { section: oneOf(searchSections), from: day },
    cache: { kind: 'uncached', partition: 'search' },
  },
};
