import { type CacheTtl, cacheLifetimes } from '#domain/caching/lifetimes.ts';
import type { DiscoverySearchCriteria, DiscoveryUriHits } from '#domain/listing/discovery-search.ts';
import type { EventSearchCriteria, EventUriHits } from '#domain/listing/event-search.ts';
import type { PressHits } from '#domain/listing/press-search.ts';
import { type SearchSection, searchIndexSections } from '#domain/listing/search-section.ts';
import type { SeriesSearchCriteria, SeriesUriHits } from '#domain/listing/series-search.ts';
import type { SiteSearchCriteria, SiteSearchHits } from '#domain/listing/site-search.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { createCommaSeparatedField, createOneOfField, dayField } from '#domain/queries/param-fields.ts';
import type { QueryDefinition, QueryDefinitions, QuerySignature } from '#domain/queries/query.ts';
import { type SearchQueries, searchPortDefinitions as search } from '#domain/queries/search-queries.ts';
import { isConcertIdentifier, type RecommendedConcertHit } from '#domain/recommendation/recommended-hits.ts';
import type { HallDay } from '#domain/time/hall-day.ts';

/** The queries whose results need no pages: the index answers them as the search does. */
type FacetQuery = 'eventFacets' | 'eventDays' | 'seriesFacets' | 'concertFacets' | 'discoveryCategories';

interface InLocale {
  readonly locale: Locale;
}

/**
 * The queries of the search index. Results are uris, totals and facet counts, not pages.
 *
 * Counts of a facet ignore that facet's own selection and respect every other filter; values are sorted by count, most frequent
 * first, then in Dutch alphabetical order; values without results are omitted.
 */
export interface IndexQueries extends Pick<SearchQueries, FacetQuery> {
  /** The matching concerts (CALL-18), with the five best matches for the keyword (CALL-19). */
  readonly events: QuerySignature<EventSearchCriteria, EventUriHits>;

  /** The matching series, in the overview's order (CALL-25). */
  readonly series: QuerySignature<SeriesSearchCriteria, SeriesUriHits>;

  /** The matching concerts of a concert overview, earliest first (LIST-17, CALL-36). */
  readonly concerts: QuerySignature<SeriesSearchCriteria, SeriesUriHits>;

  /** The matching discovery pages (CALL-16). */
  readonly discoveries: QuerySignature<DiscoverySearchCriteria, DiscoveryUriHits>;

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

/** The search's query of the same name, without its fallback. */
function withoutFallback<Params, Answer>({ path, fields, cache }: QueryDefinition<Params, Answer>) {
  return { path, fields, cache };
}

/** The path and the fields of the search's query of the same name, without the page: the index returns all hits. */
function withoutPage<Fields extends { readonly page: unknown }>(query: {
  readonly path: string;
  readonly fields: Fields;
}) {
  const { page: _page, ...fields } = query.fields;
  return { path: query.path, fields };
}

/** The definitions have no fallbacks: a failure is cached and reported, so that the search can show that it is unavailable (LIST-14). */
export const indexDefinitions: QueryDefinitions<IndexQueries> = {
  events: { ...withoutPage(search.events), cache: hits(cacheLifetimes.eventSearch) },
  eventFacets: withoutFallback(search.eventFacets),
  eventDays: withoutFallback(search.eventDays),
  series: { ...withoutPage(search.series), cache: hits(cacheLifetimes.seriesList) },
  seriesFacets: withoutFallback(search.seriesFacets),
  concerts: { ...withoutPage(search.concerts), cache: hits(cacheLifetimes.eventSearch) },
  concertFacets: withoutFallback(search.concertFacets),
  discoveries: { ...withoutPage(search.discoveries), cache: hits(cacheLifetimes.discoverySearch) },
  discoveryCategories: withoutFallback(search.discoveryCategories),
  press: { path: 'press', fields: {}, cache: hits(cacheLifetimes.press) },
  find: { ...withoutPage(search.find), cache: hits(cacheLifetimes.eventSearch) },
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
