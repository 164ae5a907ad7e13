import type { FacetSelection } from '#domain/facet/facet.ts';
import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import {
  clampToReachablePage,
  readKeyword,
  readPageNumber,
  readSelection,
  sanitizeKeyword,
  toKeywordPairs,
  toPagePairs,
  toPairPerValue,
} from '#domain/listing/read-query-params.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';

/** The state of any paged list. */
export interface PagedState {
  /** 1-based. */
  readonly page: number;
}

/** The state of a list with keyword search. */
export interface SearchedState extends PagedState {
  /** Trimmed; empty: no search, or none yet. */
  readonly keyword: string;
}

/** The state of a list with keyword search and facets. */
export interface FacetedState<Name extends string> extends SearchedState {
  readonly selection: FacetSelection<Name>;
}

/** Creates a codec for keyword, page and facets, in that order or with the page last. An empty keyword and page 1 are omitted (LIST-1). */
export function createFacetedParamsCodec<Name extends string>(
  names: readonly Name[],
  page: 'beforeFacets' | 'last',
) {
  return {
    names: ['keyword', 'page', ...names],
    read: (query: QueryPairs): FacetedState<Name> => ({
      keyword: readKeyword(query),
      page: readPageNumber(query),
      selection: readSelection(query, names),
    }),
    write(state: FacetedState<Name>): QueryPairs {
      const pages = toPagePairs(state.page);
      const values = names.flatMap((name) => toPairPerValue(name, state.selection[name]));
      const otherPairs = page === 'last' ? [...values, ...pages] : [...pages, ...values];
      return [...toKeywordPairs(state.keyword), ...otherPairs];
    },
  } satisfies ParamsCodec<FacetedState<Name>>;
}

/** Sets the keyword, trimmed; returns to page 1, as every change of filter does (LIST-3). */
export function withKeyword<State extends SearchedState>(state: State, keyword: string): State {
  return { ...state, keyword: sanitizeKeyword(keyword), page: 1 };
}

/** Sets the page, limited to those a list can have (LIST-22); filters are unchanged. */
export function withPage<State extends PagedState>(state: State, page: number): State {
  return { ...state, page: clampToReachablePage(page) };
}
