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
import { createFacetedParamsCodec, type FacetedState } from '#domain/listing/listing-state.ts';
import { expandParam, type ParamsCodec } from '#domain/listing/params-codec.ts';

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

export type SeriesFacets = Facets<SeriesFacetName>;

export const noSeriesFacets: SeriesFacets = { genres: [], organizers: [], rooms: [] };
