import type { DatesOfProduction } from '#domain/education/production-dates.ts';
import type { EventCardShape } from '#domain/event/event-card-shape.ts';
import type { EventCard } from '#domain/event/event.ts';
import type {
  DiscoveryFacetName,
  EventFacetName,
  EventFacets,
  Facets,
  FacetSelection,
  FacetValue,
  SeriesFacetName,
} from '#domain/facet/facet.ts';
import type { DayPresetCounts } from '#domain/listing/day-span.ts';
import type { EventSearchCriteria } from '#domain/listing/event-list.ts';
import type { ListPagination } from '#domain/listing/list-pagination.ts';
import type { PressYearCount } from '#domain/listing/press-list.ts';
import type { SeriesFacets } from '#domain/listing/series-list.ts';
import type { SiteSearchResult } from '#domain/listing/site-search.ts';
import type { PressCard, StoryCard } from '#domain/page/page-card.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { RecommendedConcertHit } from '#domain/recommendation/recommended-hits.ts';
import type { SeriesCard } from '#domain/series/series-card.ts';
import type { HallDay, HallMonth } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { InLocale, Query } from '#ports/query.ts';
import { type Token, createToken } from '#ports/token.ts';

/** A search of a list with facets: what has one of the chosen values in each facet. */
interface FacetedCriteria<Name extends string> extends InLocale {
  /** Empty: no keyword search. */
  readonly keyword: string;
  readonly selection: FacetSelection<Name>;
}

/** A search for series (LIST-11), or for the concerts of a concert overview (LIST-17). */
export interface SeriesSearchCriteria extends FacetedCriteria<SeriesFacetName> {
  /** Series still on sale on or after this day; concerts that end on or after it. */
  readonly from: HallDay;
}

/** A search for discovery pages: all of them latest first, those with a keyword best match first (LIST-10). */
export type DiscoverySearchCriteria = FacetedCriteria<DiscoveryFacetName>;

/** A site search, on the search page and in the header (LIST-12). */
export interface SiteSearchCriteria extends InLocale {
  /** Empty: no search, no results. */
  readonly keyword: string;
  /** Concerts that have ended by this moment are excluded. */
  readonly now: Instant;
}

/** One page of a list with facets. */
interface FacetedResult<Name extends string> extends ListPagination {
  readonly facets: Facets<Name>;
}

/** One page of the calendar. */
export interface EventSearchResult extends FacetedResult<EventFacetName> {
  readonly events: readonly EventCard[];
  /** The number of best matches (LIST-5): at most five, 0 without a keyword; the same on every page. */
  readonly topHits: number;
  /** The cards of the best matches, best first; on the first page only. */
  readonly topEvents: readonly EventCard[];
}

/** One page of the series overview. */
export interface SeriesSearchResult extends FacetedResult<SeriesFacetName> {
  readonly series: readonly SeriesCard[];
}

/** One page of a concert overview. */
export interface ConcertOverviewSearchResult extends FacetedResult<SeriesFacetName> {
  readonly events: readonly EventCard[];
}

/** One page of a discovery list. */
export interface DiscoverySearchResult extends FacetedResult<DiscoveryFacetName> {
  readonly stories: readonly StoryCard[];
}

/** One page of the press overview, latest release first (LIST-12). */
export interface PressSearchResult extends ListPagination {
  readonly releases: readonly PressCard[];
  /** The years of all releases, latest first (WAY-45). */
  readonly years: readonly PressYearCount[];
}

/** A day with concerts; `count` is the number that begin on it, at least 1 (LIST-9). */
export interface EventCountOfDay {
  readonly day: HallDay;
  readonly count: number;
}

/** A concert with what is requested for one visitor and no list contains. */
export interface EventWithTagsAndPrices extends EventCard {
  /** The search tags, and the keuzehulp tags of the answers it fits (KEUZE-6). */
  readonly tags: readonly string[];
  /** The lowest prices for holders of a customer tag (DOOR-40). */
  readonly pricesByTag: readonly TicketPrice[];
}

/** The result for recommended identifiers, unordered; unknown identifiers have no hit. */
export type RecommendedHits =
  | { readonly kind: 'found'; readonly hits: readonly RecommendedConcertHit[] }
  | { readonly kind: 'unavailable' };

interface OnPage {
  /** 1-based; beyond the last page, the last is returned (LIST-22). */
  readonly page: number;
}

/**
 * The search, with results ready to display. Only an abort rejects: a failed search gives the empty result of its query, which says
 * so where its type allows (LIST-14). Cards contain what lists show of them: concerts are rows where no other shape is asked for. A hit whose page is missing or broken is dropped and logged; the count is unchanged (CALL-21).
 */
export interface SearchPort {
  /** One page of fifteen concerts: count, facets and cards in the shape of `card` (LIST-5, CALL-18). */
  readonly events: Query<EventSearchCriteria & OnPage & { readonly card: EventCardShape }, EventSearchResult>;

  /** The total of the list of each span of days that the calendar offers, without other filters (WAY-12). */
  readonly dayPresetCounts: Query<InLocale & { readonly today: HallDay }, DayPresetCounts>;

  /** All facet values of concerts that are not over at `now`, ignoring filters (LIST-19, CALL-17). */
  readonly eventFacets: Query<InLocale & { readonly now: Instant }, EventFacets>;

  /** The days of a month with concerts and their number, in order; days without concerts are omitted (LIST-9, CALL-20). */
  readonly eventDays: Query<InLocale & { readonly month: HallMonth }, readonly EventCountOfDay[]>;

  /** One page of fifteen series (CALL-25, LIST-11): by first concert, then most concerts first; series without concerts last. */
  readonly series: Query<SeriesSearchCriteria & OnPage, SeriesSearchResult>;

  /** All facet values of series on sale on or after a day (CALL-24, LIST-19). */
  readonly seriesFacets: Query<InLocale & { readonly from: HallDay }, SeriesFacets>;

  /** One page of fifteen concerts of a concert overview, earliest first (LIST-17). */
  readonly concerts: Query<SeriesSearchCriteria & OnPage, ConcertOverviewSearchResult>;

  /** All facet values of listed concerts that end on or after a day (LIST-17, LIST-19, CALL-36). */
  readonly concertFacets: Query<InLocale & { readonly from: HallDay }, SeriesFacets>;

  /**
   * One page of fifteen discovery pages (CALL-16, LIST-10): latest first, or best first with a keyword. A value's count is the
   * number of results if it replaces the current choice.
   */
  readonly discoveries: Query<DiscoverySearchCriteria & OnPage, DiscoverySearchResult>;

  /** Every category of discovery pages, largest first (CALL-15). */
  readonly discoveryCategories: Query<InLocale, readonly FacetValue[]>;

  /** One page of twelve press releases, of one year or of all, latest first, with the years (CALL-22, LIST-12, WAY-45). The latest of all has its picture. */
  readonly press: Query<InLocale & OnPage & { readonly year: number | null }, PressSearchResult>;

  /** The results of a site search (CALL-23, LIST-12): three concerts, three series, eighteen pages; none without a keyword, unsent. */
  readonly find: Query<SiteSearchCriteria & OnPage, SiteSearchResult>;

  /**
   * The listed concerts among recommended identifiers, at most 1024 (CALL-26, KEUZE-6). An identifier has at most 40 letters,
   * digits, dashes and underscores. The visitor's answers are not sent, only the identifiers. No request is sent without
   * identifiers.
   */
  readonly recommended: Query<InLocale & { readonly identifiers: readonly string[] }, RecommendedHits>;

  /** The concerts at some uris, in the requested order, without duplicates, with what no list contains (FAV-4, KEUZE-6, DOOR-40). */
  readonly eventsAt: Query<
    InLocale & { readonly uris: readonly string[] },
    readonly EventWithTagsAndPrices[]
  >;

  /** The dates of the productions of the education overview at a uri, in its order; empty for any other page (WAY-43). */
  readonly productionDates: Query<InLocale & { readonly uri: string }, readonly DatesOfProduction[]>;
}

export const SearchPort: Token<SearchPort> = createToken<SearchPort>('SearchPort');
