import { type Selection, type SeriesFacetName, seriesFacetNames } from '#domain/facet/facet.ts';
import {
  type ListFilter,
  type ListRules,
  listFilters,
  toggleFacet,
  withoutListFilter,
} from '#domain/listing/list-filter.ts';
import { type FacetedState, facetedParams } from '#domain/listing/listing-state.ts';

export type SeriesSelection = Selection<SeriesFacetName>;

/** What the address of the series overview says (LIST-11); a page's overview of concerts has the same (LIST-17). */
export type SeriesListingState = FacetedState<SeriesFacetName>;

export const emptySeriesListing: SeriesListingState = {
  keyword: '',
  page: 1,
  selection: { genres: [], organizers: [], rooms: [] },
};

/** The query of the overview's address; page 1 is not written. */
export const seriesParams = facetedParams(seriesFacetNames, 'beforeFacets');

export const seriesListRules: ListRules<SeriesFacetName, SeriesListingState, ListFilter<SeriesFacetName>> = {
  facetNames: seriesFacetNames,
  write: seriesParams.write,
  filters: (state) => listFilters(state, seriesFacetNames),
  withoutFilter: withoutListFilter,
  withoutFilters: () => emptySeriesListing,
  toggleFacet,
};

/** The one organizer chosen, whose introduction is worth asking for; null with none or several (LIST-11). */
export function onlyOrganizer({ selection }: SeriesListingState): string | null {
  return selection.organizers.length === 1 ? (selection.organizers[0] ?? null) : null;
}
