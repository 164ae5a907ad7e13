import type { Selection } from '#domain/facet/facet.ts';
import {
  keywordIn,
  keywordOf,
  keywordPairs,
  pageIn,
  pageNear,
  pagePairs,
  pairsFor,
  selectionIn,
} from '#domain/listing/list-query.ts';
import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';

/** What the address of any list says. */
interface PagedState {
  /** 1-based. */
  readonly page: number;
}

/** What the address of a list says that can be searched. */
interface SearchedState extends PagedState {
  /** Trimmed; empty: everything. */
  readonly keyword: string;
}

/** What the address of a list says that can be searched and filtered. */
export interface FacetedState<Name extends string> extends SearchedState {
  readonly selection: Selection<Name>;
}

/** The query of a list's address: a keyword, a page and some facets, in that order or with the page last. Empty keyword and page 1 are not written (LIST-1). */
export function facetedParams<Name extends string>(names: readonly Name[], page: 'beforeFacets' | 'last') {
  return {
    names: ['keyword', 'page', ...names],
    read: (query: QueryPairs): FacetedState<Name> => ({
      keyword: keywordIn(query),
      page: pageIn(query),
      selection: selectionIn(query, names),
    }),
    write(state: FacetedState<Name>): QueryPairs {
      const pages = pagePairs(state.page);
      const values = names.flatMap((name) => pairsFor(name, state.selection[name]));
      const rest = page === 'last' ? [...values, ...pages] : [...pages, ...values];
      return [...keywordPairs(state.keyword), ...rest];
    },
  } satisfies ParamsCodec<FacetedState<Name>>;
}

/** Searches for something else, trimmed, `''` for everything; begins again at page 1, as every change of filter does (LIST-3). */
export function withKeyword<State extends SearchedState>(state: State, keyword: string): State {
  return { ...state, keyword: keywordOf(keyword), page: 1 };
}

/** Turns to a page, or to the nearest that a list can have (LIST-22); the only change that keeps the list as it is. */
export function withPage<State extends PagedState>(state: State, page: number): State {
  return { ...state, page: pageNear(page) };
}
