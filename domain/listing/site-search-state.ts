import {
  keywordIn,
  keywordOf,
  keywordPairs,
  pageIn,
  pageNear,
  pagePairs,
  parametersBeside,
} from '#domain/listing/list-query.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';

/** What the address of the site search says (LIST-12). */
export interface SiteSearchState {
  /** Trimmed; empty: nothing is asked yet. */
  readonly keyword: string;
  /** 1-based, of the found pages. */
  readonly page: number;
}

export const emptySiteSearch: SiteSearchState = { keyword: '', page: 1 };

/** Reads any query at all. The header's search says `search`; a `keyword` counts before it. */
export function readSiteSearch(query: QueryPairs): SiteSearchState {
  const keyword = keywordIn(query);
  return {
    keyword: keyword || keywordIn(query, 'search'),
    page: pageIn(query),
  };
}

/** The inverse of reading; page 1 is left out. */
export function writeSiteSearch({ keyword, page }: SiteSearchState): QueryPairs {
  return [...keywordPairs(keyword), ...pagePairs(page)];
}

/** The names in a query that the search does not know: ignored, and for the caller to log (LIST-2). */
export function unknownParameters(query: QueryPairs): readonly string[] {
  return parametersBeside(query, ['keyword', 'search', 'page']);
}

/** Asks something else; begins again at page 1 (LIST-3). */
export function withKeyword(state: SiteSearchState, keyword: string): SiteSearchState {
  return { ...state, keyword: keywordOf(keyword), page: 1 };
}

/** Turns to a page of the found pages, 1-based; the keyword stays. */
export function withPage(state: SiteSearchState, page: number): SiteSearchState {
  return { ...state, page: pageNear(page) };
}
