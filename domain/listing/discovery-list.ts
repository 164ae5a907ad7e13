import {
  type DiscoveryFacetName,
  discoveryFacetNames,
  type FacetSelection,
  sanitizeFacetValues,
} from '#domain/facet/facet.ts';
import { type ListFilter, type ListStateOperations, listActiveFilters } from '#domain/listing/list-filter.ts';
import { createFacetedParamsCodec, type FacetedState, withKeyword } from '#domain/listing/listing-state.ts';
import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';

export type DiscoverySelection = FacetSelection<DiscoveryFacetName>;

/** The state of a discovery list, from its address (LIST-21). Choosing in the UI leaves one value in all facets (LIST-10); an address may contain more. */
export type DiscoveryListingState = FacetedState<DiscoveryFacetName>;

export const noDiscoverySelection: DiscoverySelection = { categories: [], tags: [] };

export const emptyDiscoveryListingState: DiscoveryListingState = {
  keyword: '',
  page: 1,
  selection: noDiscoverySelection,
};

/** The codec of the list's query, in the order of LIST-21; page 1 is omitted. */
export const discoveryParamsCodec = createFacetedParamsCodec(discoveryFacetNames, 'last');

/**
 * The codec of the discovery overview's query. An empty query means the front page, which is null (TPL-4); so the unfiltered
 * list writes `page=1`.
 */
export const discoveryOverviewParamsCodec = {
  names: discoveryParamsCodec.names,
  read(query: QueryPairs): DiscoveryListingState | null {
    const isListRequested = query.some(
      ([name, value]) => discoveryParamsCodec.names.includes(name) && value.trim() !== '',
    );
    return isListRequested ? discoveryParamsCodec.read(query) : null;
  },
  write(state: DiscoveryListingState | null): QueryPairs {
    if (state === null) return [];
    const pairs = discoveryParamsCodec.write(state);
    return pairs.length > 0 ? pairs : [['page', '1']];
  },
} satisfies ParamsCodec<DiscoveryListingState | null>;

/** The rules of the discovery list: at most one value is chosen in all facets together (LIST-10). */
export const discoveryListOperations: ListStateOperations<
  DiscoveryFacetName,
  DiscoveryListingState,
  ListFilter<DiscoveryFacetName>
> = {
  facetNames: discoveryFacetNames,
  write: discoveryParamsCodec.write,
  filters: (state) => listActiveFilters(state, discoveryFacetNames),
  withoutFilters: () => emptyDiscoveryListingState,
  withoutFilter: (state, filter) =>
    filter.kind === 'keyword' ? withKeyword(state, '') : withoutFacet(state, filter.name),
  toggleFacet: (state, name, value) =>
    state.selection[name].includes(value)
      ? withoutFacet(state, name)
      : { ...state, selection: { ...noDiscoverySelection, [name]: sanitizeFacetValues([value]) }, page: 1 },
};

/** The rules of the list on the discovery overview. */
export const discoveryOverviewListOperations: typeof discoveryListOperations = {
  ...discoveryListOperations,
  write: discoveryOverviewParamsCodec.write,
  hasFrontPage: true,
};

function withoutFacet(state: DiscoveryListingState, name: DiscoveryFacetName): DiscoveryListingState {
  return { ...state, selection: { ...state.selection, [name]: [] }, page: 1 };
}
