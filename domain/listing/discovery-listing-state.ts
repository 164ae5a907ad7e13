import type { Selection } from '#domain/facet/facet.ts';
import { choices } from '#domain/facet/selection.ts';
import { facetFilters, keywordFilters, type ListFilter } from '#domain/listing/list-filter.ts';
import {
  keywordIn,
  keywordOf,
  keywordPairs,
  pageIn,
  pageNear,
  pagePairs,
  pairsFor,
  parametersBeside,
  selectionIn,
} from '#domain/listing/list-query.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';

/** The facets of discovery items: the collections they stand in, and their tags. */
export const discoveryFacetNames = ['categories', 'tags'] as const;

export type DiscoveryFacetName = (typeof discoveryFacetNames)[number];

export type DiscoverySelection = Selection<DiscoveryFacetName>;

/** What the address of a list of stories says (LIST-21). */
export interface DiscoveryListingState {
  /** Trimmed; empty: everything. */
  readonly keyword: string;
  /** 1-based. */
  readonly page: number;
  /** Choosing leaves one value in all (LIST-10); an address may hold more. */
  readonly selection: DiscoverySelection;
}

export const noSelection: DiscoverySelection = { categories: [], tags: [] };

export const emptyDiscoveryListing: DiscoveryListingState = { keyword: '', page: 1, selection: noSelection };

/** Reads any query at all; what it cannot use it leaves out. */
export function readDiscoveryListing(query: QueryPairs): DiscoveryListingState {
  return {
    keyword: keywordIn(query),
    page: pageIn(query),
    selection: selectionIn(query, discoveryFacetNames),
  };
}

/** The inverse of reading, in the order of LIST-21; page 1 is left out. */
export function writeDiscoveryListing({ keyword, page, selection }: DiscoveryListingState): QueryPairs {
  return [
    ...keywordPairs(keyword),
    ...discoveryFacetNames.flatMap((name) => pairsFor(name, selection[name])),
    ...pagePairs(page),
  ];
}

const parameterNames: readonly string[] = ['keyword', 'page', ...discoveryFacetNames];

/** Whether a query of the discovery overview asks for its list; without one the overview shows its front page (TPL-4). */
export function isListRequested(query: QueryPairs): boolean {
  return query.some(([name, value]) => parameterNames.includes(name) && value.trim() !== '');
}

/** Writes a list of the discovery overview. Its front page has the address without a query, so the whole list names its first page. */
export function writeOverviewListing(state: DiscoveryListingState): QueryPairs {
  const pairs = writeDiscoveryListing(state);
  return pairs.length > 0 ? pairs : [['page', '1']];
}

/** The names in a query that the list does not know: ignored, and for the caller to log (LIST-2). */
export function unknownParameters(query: QueryPairs): readonly string[] {
  return parametersBeside(query, parameterNames);
}

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

/** Searches for something else, trimmed, `''` for everything; begins again at page 1 (LIST-3). */
export function withKeyword(state: DiscoveryListingState, keyword: string): DiscoveryListingState {
  return { ...state, keyword: keywordOf(keyword), page: 1 };
}

/** Turns to a page; the only change that keeps the list as it is. */
export function withPage(state: DiscoveryListingState, page: number): DiscoveryListingState {
  return { ...state, page: pageNear(page) };
}

/** Lets one thing go that is asked for: the keyword, or a facet with all that is chosen in it (LIST-10). */
export function withoutFilter(
  state: DiscoveryListingState,
  filter: ListFilter<DiscoveryFacetName>,
): DiscoveryListingState {
  return filter.kind === 'keyword' ? withKeyword(state, '') : resetFacet(state, filter.name);
}

/** Keyword, then categories, then tags. */
export function activeFilters(state: DiscoveryListingState): readonly ListFilter<DiscoveryFacetName>[] {
  return [...keywordFilters(state.keyword), ...facetFilters(state.selection, discoveryFacetNames)];
}
