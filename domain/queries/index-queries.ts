import { type CacheTtl, cacheLifetimes } from '#domain/caching/lifetimes.ts';
import type { EventCountOfDay } from '#domain/event/event-days.ts';
import {
  discoveryFacetNames,
  type EventFacets,
  eventFacetNames,
  type FacetValue,
  seriesFacetNames,
} from '#domain/facet/facet.ts';
import type { DiscoverySearchCriteria, DiscoveryUriHits } from '#domain/listing/discovery-search.ts';
import type { EventSearchCriteria, EventUriHits } from '#domain/listing/event-search.ts';
import type { PressHits } from '#domain/listing/press-search.ts';
import { type SearchSection, searchIndexSections } from '#domain/listing/search-section.ts';
import type { SeriesFacets, SeriesSearchCriteria, SeriesUriHits } from '#domain/listing/series-search.ts';
import type { SiteSearchCriteria, SiteSearchHits } from '#domain/listing/site-search.ts';
import type { Locale } from '#domain/locale/locale.ts';
import {
  createCommaSeparatedField,
  dayField,
  epochMsField,
  createFacetSelectionField,
  keywordField,
  monthField,
  createOneOfField,
  createOptionalField,
} from '#domain/queries/param-fields.ts';
import type { QueryDefinitions, QuerySignature } from '#domain/queries/query.ts';
import { isConcertIdentifier, type RecommendedConcertHit } from '#domain/recommendation/recommended-hits.ts';
import { dayParts } from '#domain/time/day-part.ts';
import type { HallDay, HallMonth } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';

interface InLocale {
  readonly locale: Locale;
}

/**
 * The queries of the search index. Results are uris, totals and facet counts, not pages.
 *
 * Counts of a facet ignore that facet's own selection and respect every other filter; values are sorted by count, most frequent
 * first, then in Dutch alphabetical order; values without results are omitted.
 */
export interface IndexQueries {
  /** The matching concerts (CALL-18), with the five best matches for the keyword (CALL-19). */
  readonly events: QuerySignature<EventSearchCriteria, EventUriHits>;

  /** All facet values of concerts that are not over at `now`, ignoring filters (CALL-17, LIST-19). */
  readonly eventFacets: QuerySignature<InLocale & { readonly now: Instant }, EventFacets>;

  /** The days of a month with concerts and their number, in order; days without concerts are omitted (CALL-20, LIST-9). */
  readonly eventDays: QuerySignature<InLocale & { readonly month: HallMonth }, readonly EventCountOfDay[]>;

  /** The matching series, in the overview's order (CALL-25). */
  readonly series: QuerySignature<SeriesSearchCriteria, SeriesUriHits>;

  /** All facet values of series on sale on or after a day (CALL-24). */
  readonly seriesFacets: QuerySignature<InLocale & { readonly from: HallDay }, SeriesFacets>;

  /** The matching concerts of a concert overview, earliest first (LIST-17, CALL-36). */
  readonly concerts: QuerySignature<SeriesSearchCriteria, SeriesUriHits>;

  /** All facet values of listed concerts that end on or after a day (LIST-17, CALL-36). */
  readonly concertFacets: QuerySignature<InLocale & { readonly from: HallDay }, SeriesFacets>;

  /** The matching discovery pages (CALL-16). */
  readonly discoveries: QuerySignature<DiscoverySearchCriteria, DiscoveryUriHits>;

  /** Every category of discovery pages (CALL-15). */
  readonly discoveryCategories: QuerySignature<InLocale, readonly FacetValue[]>;

  /** The press releases, at most 1024, latest first (CALL-22). */
  readonly press: QuerySignature<InLocale, PressHits>;

  /** The results of a site search (CALL-23), with listed concerts only (CALL-36). */
  readonly find: QuerySignature<SiteSearchCriteria, SiteSearchHits>;

  /** The listed concerts among some identifiers, at most 1024, unordered (CALL-26, CALL-36); empty without identifiers. */
  readonly recommended: QuerySignature<
    InLocale & { readonly identifiers: readonly string[] },
    readonly RecommendedConcertHit[]
  >;

  /** Every page of a section, without limit, by title; only listed concerts that end on or after a day (ROUTE-19, CALL-36). */
  readonly urisOf: QuerySignature<
    InLocale & { readonly section: SearchSection; readonly from: HallDay },
    readonly string[]
  >;
}

const hits = (ttl: CacheTtl) => ({ kind: 'lifetime', partition: 'search', ttl }) as const;
const facets = (ttl: CacheTtl) => ({ kind: 'lifetime', partition: 'facets', ttl }) as const;

/** The definitions have no fallbacks: a failure is cached and reported, so that the search can show that it is unavailable (LIST-14). */
export const indexDefinitions: QueryDefinitions<IndexQueries> = {
  events: {
    path: 'events',
    fields: {
      from: dayField,
      keyword: keywordField,
      selection: createFacetSelectionField(eventFacetNames),
      until: createOptionalField(dayField),
      part: createOptionalField(createOneOfField(dayParts)),
    },
    cache: hits(cacheLifetimes.eventSearch),
  },
  eventFacets: {
    path: 'event-facets',
    fields: { now: epochMsField },
    cache: facets(cacheLifetimes.allFacets),
  },
  eventDays: { path: 'event-days', fields: { month: monthField }, cache: facets(cacheLifetimes.monthDays) },
  series: {
    path: 'series',
    fields: { from: dayField, keyword: keywordField, selection: createFacetSelectionField(seriesFacetNames) },
    cache: hits(cacheLifetimes.seriesList),
  },
  seriesFacets: {
    path: 'series-facets',
    fields: { from: dayField },
    cache: facets(cacheLifetimes.seriesFacets),
  },
  concerts: {
    path: 'concerts',
    fields: { from: dayField, keyword: keywordField, selection: createFacetSelectionField(seriesFacetNames) },
    cache: hits(cacheLifetimes.eventSearch),
  },
  concertFacets: {
    path: 'concert-facets',
    fields: { from: dayField },
    cache: facets(cacheLifetimes.allFacets),
  },
  discoveries: {
    path: 'discoveries',
    fields: { keyword: keywordField, selection: createFacetSelectionField(discoveryFacetNames) },
    cache: hits(cacheLifetimes.discoverySearch),
  },
  discoveryCategories: { path: 'discovery-categories', fields: {}, cache: facets(cacheLifetimes.allFacets) },
  press: { path: 'press', fields: {}, cache: hits(cacheLifetimes.press) },
  find: {
    path: 'find',
    fields: { keyword: keywordField, now: epochMsField },
    cache: hits(cacheLifetimes.eventSearch),
  },
  recommended: {
    path: 'recommended',
    // Keyed by identifiers, not by the visitor's answers: a request could claim any list for some answers.
    fields: { identifiers: createCommaSeparatedField('ids', isConcertIdentifier, Number.POSITIVE_INFINITY) },
    cache: hits(cacheLifetimes.recommendations),
  },
  // Used for complete lists of the site; the caller caches what it builds from them.
  urisOf: {
    path: 'uris',
    fields: { section: createOneOfField(searchIndexSections), from: dayField },
    cache: { kind: 'uncached', partition: 'search' },
  },
};
