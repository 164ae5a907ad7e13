import { splitFoldedWords } from '#domain/facet/fold-text.ts';
import { withKeyword } from '#domain/listing/listing-state.ts';
import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import {
  readKeyword,
  readPageNumber,
  toKeywordPairs,
  toPagePairs,
} from '#domain/listing/read-query-params.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';

/** The state of the site search, from its address (LIST-12). */
export interface SiteSearchState {
  /** Trimmed; empty: no search yet. */
  readonly keyword: string;
  /** 1-based, of the found pages. */
  readonly page: number;
}

export const emptySiteSearchState: SiteSearchState = { keyword: '', page: 1 };

/** The codec of the site search's query; page 1 is omitted. The header's search uses `search`; `keyword` takes precedence. */
export const siteSearchParamsCodec = {
  names: ['keyword', 'search', 'page'],
  read: (query: QueryPairs): SiteSearchState => ({
    keyword: readKeyword(query) || readKeyword(query, 'search'),
    page: readPageNumber(query),
  }),
  write: ({ keyword, page }: SiteSearchState): QueryPairs => [
    ...toKeywordPairs(keyword),
    ...toPagePairs(page),
  ],
} satisfies ParamsCodec<SiteSearchState>;

/** The words of a keyword that can be removed one by one (LIST-14): without duplicates by case and accents, and without punctuation. */
export function splitKeyword(keyword: string): readonly string[] {
  const words = splitWords(keyword).filter((word) => normalizeWord(word) !== '');
  return words.filter(
    (word, index) => words.findIndex((other) => normalizeWord(other) === normalizeWord(word)) === index,
  );
}

/** Removes every occurrence of a word from the keyword; returns to page 1 (LIST-3). */
export function withoutKeywordWord(state: SiteSearchState, word: string): SiteSearchState {
  const others = splitWords(state.keyword).filter((other) => normalizeWord(other) !== normalizeWord(word));
  return withKeyword(state, others.join(' '));
}

function splitWords(keyword: string): readonly string[] {
  return keyword.split(/\s+/u);
}

/** A word in the form that the search compares. */
function normalizeWord(word: string): string {
  return splitFoldedWords(word).join(' ');
}
