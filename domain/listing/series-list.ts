import { compareAscending } from '#domain/compare-ascending.ts';
import type { EventCard } from '#domain/event/event.ts';
import {
  type FacetSelection,
  type SeriesFacetName,
  seriesFacetNames,
  type Facets,
} from '#domain/facet/facet.ts';
import {
  type ListFilter,
  type ListStateOperations,
  toggleFacetFilter,
  listActiveFilters,
  withoutListFilter,
} from '#domain/listing/list-filter.ts';
import type { ListPagination } from '#domain/listing/list-pagination.ts';
import { createFacetedParamsCodec, type FacetedState } from '#domain/listing/listing-state.ts';
import { expandParam, type ParamsCodec } from '#domain/listing/params-codec.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { SeriesCard } from '#domain/series/series-card.ts';
import type { HallDay } from '#domain/time/hall-day.ts';

export type SeriesSelection = FacetSelection<SeriesFacetName>;

/** The state of the series overview (LIST-11) or of a page's concert overview (LIST-17), from its address. */
export type SeriesListingState = FacetedState<SeriesFacetName>;

export const emptySeriesListingState: SeriesListingState = {
  keyword: '',
  page: 1,
  selection: { genres: [], organizers: [], rooms: [] },
};

const seriesCodec = createFacetedParamsCodec(seriesFacetNames, 'beforeFacets');

/** The codec of the overview's query; page 1 is omitted. */
export const seriesParamsCodec = {
  ...seriesCodec,
  names: [...seriesCodec.names, expandParam],
  collapsibleFacets: seriesFacetNames,
} satisfies ParamsCodec<SeriesListingState>;

export const seriesListOperations: ListStateOperations<
  SeriesFacetName,
  SeriesListingState,
  ListFilter<SeriesFacetName>
> = {
  facetNames: seriesFacetNames,
  write: seriesParamsCodec.write,
  filters: (state) => listActiveFilters(state, seriesFacetNames),
  withoutFilter: withoutListFilter,
  withoutFilters: () => emptySeriesListingState,
  toggleFacet: toggleFacetFilter,
};

/** The chosen organizer, whose introduction is shown; null with none or several (LIST-11). */
export function findOnlyOrganizer({ selection }: SeriesListingState): string | null {
  return selection.organizers.length === 1 ? (selection.organizers[0] ?? null) : null;
}

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
