import type { Selection } from '#domain/facet/facet.ts';
import { choices } from '#domain/facet/selection.ts';
import type { ListFilter } from '#domain/listing/list-filter.ts';
import { type FacetedState, facetedParams, withKeyword } from '#domain/listing/listing-state.ts';
import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';

/** The facets of discovery items: the collections they stand in, and their tags. */
export const discoveryFacetNames = ['categories', 'tags'] as const;

export type DiscoveryFacetName = (typeof discoveryFacetNames)[number];

export type DiscoverySelection = Selection<DiscoveryFacetName>;

/** What the address of a list of stories says (LIST-21). Choosing leaves one value in all (LIST-10); an address may hold more. */
export type DiscoveryListingState = FacetedState<DiscoveryFacetName>;

export const noSelection: DiscoverySelection = { categories: [], tags: [] };

export const emptyDiscoveryListing: DiscoveryListingState = { keyword: '', page: 1, selection: noSelection };

/** The query of the list's address, in the order of LIST-21; page 1 is not written. */
export const discoveryParams = facetedParams(discoveryFacetNames, 'last');

/**
 * The query of the discovery overview's address. Without one the overview shows its front page, which is null (TPL-4), so the
 * whole list names its first page.
 */
export const discoveryOverviewParams = {
  names: discoveryParams.names,
  read(query: QueryPairs): DiscoveryListingState | null {
    const isListRequested = query.some(
      ([name, value]) => discoveryParams.names.includes(name) && value.trim() !== '',
    );
    return isListRequested ? discoveryParams.read(query) : null;
  },
  write(state: DiscoveryListingState | null): QueryPairs {
    if (state === null) return [];
    const pairs = discoveryParams.write(state);
    return pairs.length > 0 ? pairs : [['page', '1']];
  },
} satisfies ParamsCodec<DiscoveryListingState | null>;

/** Makes a value the only one chosen in any facet (LIST-10), and begins again at page 1 (LIST-3). */
export function chooseFacet(
  state: DiscoveryListingState,
  name: DiscoveryFacetName,
  value: string,
): DiscoveryListingState {
  return { ...state, selection: { ...noSelection, [name]: choices([value]) }, page: 1 };
}

/** Takes a facet's choice back. */
export function resetFacet(state: DiscoveryListingState, name: DiscoveryFacetName): DiscoveryListingState {
  return { ...state, selection: { ...state.selection, [name]: [] }, page: 1 };
}

/** Lets one thing go that is asked for: the keyword, or a facet with all that is chosen in it (LIST-10). */
export function withoutFilter(
  state: DiscoveryListingState,
  filter: ListFilter<DiscoveryFacetName>,
): DiscoveryListingState {
  return filter.kind === 'keyword' ? withKeyword(state, '') : resetFacet(state, filter.name);
}
