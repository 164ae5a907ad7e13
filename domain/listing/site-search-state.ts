import { wordsIn } from '#domain/listing/keyword-score.ts';
import { keywordIn, keywordPairs, pageIn, pagePairs } from '#domain/listing/list-query.ts';
import { withKeyword } from '#domain/listing/listing-state.ts';
import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';

/** What the address of the site search says (LIST-12). */
export interface SiteSearchState {
  /** Trimmed; empty: nothing is asked yet. */
  readonly keyword: string;
  /** 1-based, of the found pages. */
  readonly page: number;
}

export const emptySiteSearch: SiteSearchState = { keyword: '', page: 1 };

/** The query of the site search's address; page 1 is not written. The header's search says `search`; a `keyword` counts before it. */
export const siteSearchParams = {
  names: ['keyword', 'search', 'page'],
  read: (query: QueryPairs): SiteSearchState => ({
    keyword: keywordIn(query) || keywordIn(query, 'search'),
    page: pageIn(query),
  }),
  write: ({ keyword, page }: SiteSearchState): QueryPairs => [...keywordPairs(keyword), ...pagePairs(page)],
} satisfies ParamsCodec<SiteSearchState>;

/** The words of a keyword that can be let go one by one (LIST-14): each once, whatever its case and accents, and no mere signs. */
export function keywordWords(keyword: string): readonly string[] {
  const pieces = piecesOf(keyword).filter((piece) => meant(piece) !== '');
  return pieces.filter(
    (piece, place) => pieces.findIndex((other) => meant(other) === meant(piece)) === place,
  );
}

/** Asks the same without a word, wherever it stands; begins again at page 1 (LIST-3). */
export function withoutWord(state: SiteSearchState, word: string): SiteSearchState {
  const others = piecesOf(state.keyword).filter((piece) => meant(piece) !== meant(word));
  return withKeyword(state, others.join(' '));
}

function piecesOf(keyword: string): readonly string[] {
  return keyword.split(/\s+/u);
}

/** A word as the search reads it. */
function meant(piece: string): string {
  return wordsIn(piece).join(' ');
}
