import { compareAscending } from '#domain/compare-ascending.ts';
import type { EventCard } from '#domain/event/event.ts';
import type { Facets, SeriesFacetName } from '#domain/facet/facet.ts';
import { type ListPagination, unavailablePagination } from '#domain/listing/list-pagination.ts';
import type { SeriesListingState, SeriesSelection } from '#domain/listing/series-listing-state.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { SeriesCard } from '#domain/series/series-card.ts';
import type { HallDay } from '#domain/time/hall-day.ts';

/** The parameters of a series search (LIST-11) or of a concert overview (LIST-17). */
export interface SeriesSearchCriteria {
  readonly locale: Locale;
  /** Empty: no keyword search. */
  readonly keyword: string;
  /** Series still on sale on or after this day; concerts that end on or after it. */
  readonly from: HallDay;
  readonly selection: SeriesSelection;
}

export type SeriesFacets = Facets<SeriesFacetName>;

/** The search result: matching uris and the total. */
export interface SeriesUriHits {
  /** All matches, including those beyond the 1024 that can be paged (LIST-22). */
  readonly count: number;
  readonly facets: SeriesFacets;
  /** At most 1024: series by their first concert, then by number of concerts, most first; concerts earliest first. */
  readonly uris: readonly string[];
}

/** One page of the series overview, ready to render. */
export interface SeriesSearchResult extends ListPagination {
  readonly facets: SeriesFacets;
  readonly series: readonly SeriesCard[];
}

/** One page of a concert overview, ready to render. */
export interface ConcertOverviewSearchResult extends ListPagination {
  readonly facets: SeriesFacets;
  readonly events: readonly EventCard[];
}

export const noSeriesFacets: SeriesFacets = { genres: [], organizers: [], rooms: [] };

/** The series overview when the search is unavailable (LIST-14). */
export const unavailableSeries: SeriesSearchResult = {
  ...unavailablePagination,
  facets: noSeriesFacets,
  series: [],
};

/** A concert overview when the search is unavailable (LIST-14). */
export const unavailableConcertOverview: ConcertOverviewSearchResult = {
  ...unavailablePagination,
  facets: noSeriesFacets,
  events: [],
};

/** Converts the overview's state to search parameters. */
export function toSeriesSearchCriteria(
  { keyword, selection }: SeriesListingState,
  locale: Locale,
  today: HallDay,
): SeriesSearchCriteria {
  return { locale, keyword, from: today, selection };
}

interface SortableSeries {
  readonly uri: string;
  /** The start of its first concert; absent without concerts. */
  readonly starts?: number;
  /** The number of its concerts. */
  readonly concerts: number;
}

/** Sorts series for overviews (LIST-11): by first concert, then most concerts first, then by uri; series without concerts last. */
export function sortSeries<Series extends SortableSeries>(series: readonly Series[]): readonly Series[] {
  return series.toSorted(
    (one, other) =>
      compareAscending(one.starts ?? Infinity, other.starts ?? Infinity) ||
      other.concerts - one.concerts ||
      compareAscending(one.uri, other.uri),
  );
}
