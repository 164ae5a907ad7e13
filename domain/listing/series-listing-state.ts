import type { Selection } from '#domain/facet/facet.ts';
import { type FacetedState, facetedParams } from '#domain/listing/listing-state.ts';

/** The facets of series, in the order the overview shows them. */
export const seriesFacetNames = ['genres', 'organizers', 'rooms'] as const;

export type SeriesFacetName = (typeof seriesFacetNames)[number];

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

/** The one organizer chosen, whose introduction is worth asking for; null with none or several (LIST-11). */
export function onlyOrganizer({ selection }: SeriesListingState): string | null {
  return selection.organizers.length === 1 ? (selection.organizers[0] ?? null) : null;
}
