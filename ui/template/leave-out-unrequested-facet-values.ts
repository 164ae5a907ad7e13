import { leaveOutCollapsedValues } from '#domain/facet/collapsed-facet-values.ts';
import type { FacetedState } from '#domain/listing/listing-state.ts';
import type { ListLoaderData } from '#ui/stores/list.view-model.ts';

/** Which facet values a list contains: all, or, in a document, those that are not collapsed and those of one expanded facet (LIST-23). */
export type RequestedFacetValues = 'all' | { readonly expanded: string | null };

/** A list with the facet values that are requested, and the number of those that are left out. */
export function leaveOutUnrequestedFacetValues<
  Name extends string,
  Data extends ListLoaderData<Name, FacetedState<Name>, unknown>,
>(data: Data, values: RequestedFacetValues): Data {
  if (values === 'all') return data;
  const { expanded } = values;
  const { allFacets, listing, state } = data;
  const { shown, leftOut } = leaveOutCollapsedValues(allFacets, listing.facets, state.selection, expanded);
  return {
    ...data,
    allFacets: Object.fromEntries(Object.keys(allFacets).map((name) => [name, []])),
    listing: { ...listing, facets: shown },
    partialFacets: { leftOut, expanded },
  };
}
