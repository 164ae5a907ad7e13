import type { DiscoveryFacetName, EventFacetName, Facets, SeriesFacetName } from '#domain/facet/facet.ts';
import type { EventSearchCriteria } from '#domain/listing/event-list.ts';
import type { PressHits, UriHits } from '#domain/listing/press-list.ts';
import type { PageHit, SearchSection } from '#domain/listing/site-search.ts';
import type { RecommendedConcertHit } from '#domain/recommendation/recommended-hits.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import type { InLocale, Query } from '#ports/query.ts';
import type {
  SearchPort,
  SeriesSearchCriteria,
  DiscoverySearchCriteria,
  SiteSearchCriteria,
} from '#ports/search.port.ts';
import { type Token, createToken } from '#ports/token.ts';

/** The matches in a list with facets. */
interface FacetedHits<Name extends string> extends UriHits {
  /** At most 1024, which can be paged (LIST-22). */
  readonly uris: readonly string[];
  readonly facets: Facets<Name>;
}

/** The matches in the calendar. */
interface EventUriHits extends FacetedHits<EventFacetName> {
  /** The five best matches, best first (LIST-5); empty without a keyword. */
  readonly topUris: readonly string[];
}

/** The matches in the series overview, or in a concert overview. */
export type SeriesUriHits = FacetedHits<SeriesFacetName>;

/** The matches of a site search. */
export interface SiteSearchHits {
  /** The first three concerts, earliest first, and the three best, best first. */
  readonly events: UriHits & { readonly bestUris: readonly string[] };
  /** The three best. */
  readonly series: UriHits;
  /** At most 1024 pages, best first, and the total. */
  readonly pages: { readonly count: number; readonly hits: readonly PageHit[] };
}

/** The queries whose results need no pages: the index answers them as the search does. */
type FacetQuery = 'eventFacets' | 'eventDays' | 'seriesFacets' | 'concertFacets' | 'discoveryCategories';

/**
 * The hall's search index. Results are uris, totals and facet counts, not pages. Every query rejects while the index cannot be
 * reached (CALL-3).
 *
 * Counts of a facet ignore that facet's own selection and respect every other filter; values are sorted by count, most frequent
 * first, then in Dutch alphabetical order; values without results are omitted.
 */
export interface SearchIndexPort extends Pick<SearchPort, FacetQuery> {
  /** The matching concerts, earliest first (CALL-18), with the five best matches for the keyword (CALL-19). */
  readonly events: Query<EventSearchCriteria, EventUriHits>;

  /** The matching series, in the overview's order (CALL-25). */
  readonly series: Query<SeriesSearchCriteria, SeriesUriHits>;

  /** The matching concerts of a concert overview, earliest first (LIST-17, CALL-36). */
  readonly concerts: Query<SeriesSearchCriteria, SeriesUriHits>;

  /** The matching discovery pages (CALL-16). */
  readonly discoveries: Query<DiscoverySearchCriteria, FacetedHits<DiscoveryFacetName>>;

  /** The press releases, at most 1024, latest first (CALL-22). */
  readonly press: Query<InLocale, PressHits>;

  /** The results of a site search (CALL-23), with listed concerts only (CALL-36). */
  readonly find: Query<SiteSearchCriteria, SiteSearchHits>;

  /** The listed concerts among some identifiers, at most 1024, unordered (CALL-26, CALL-36); empty without identifiers. */
  readonly recommended: Query<
    InLocale & { readonly identifiers: readonly string[] },
    readonly RecommendedConcertHit[]
  >;

  /** Every page of a section, without limit, by title; only listed concerts that end on or after a day (ROUTE-19, CALL-36). */
  readonly urisOf: Query<
    InLocale & { readonly section: SearchSection; readonly from: HallDay },
    readonly string[]
  >;
}

export const SearchIndexPort: Token<SearchIndexPort> = createToken<SearchIndexPort>('SearchIndexPort');
