import { foldText } from '#domain/facet/fold-text.ts';
import type { IndexedDocument } from '#domain/hall/edition.ts';

/** The texts of a document that a keyword is matched against. */
type Searchable = Pick<IndexedDocument, 'title' | 'subtitle' | 'introduction' | 'words'>;

/**
 * The relevance of a document for a keyword: 0 is no match, higher is better. Every word of the keyword must occur as a whole word,
 * ignoring case and accents; a word in the title weighs most. An empty keyword matches every document equally; a keyword without
 * letters or digits matches nothing.
 */
export function scoreKeyword(document: Searchable, keyword: string): number {
  if (keyword.trim() === '') return 1;
  const scores = toFoldedWords(keyword).map((word) => wordScore(document, word));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** The folded words of a text: sequences of letters and digits. */
export function toFoldedWords(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function wordScore({ title, subtitle, introduction, words }: Searchable, word: string): number {
  const weightedTexts = [
    [title, 8],
    [subtitle, 4],
    [words.join(' '), 2],
    [introduction, 1],
  ] as const;
  const matches = weightedTexts.filter(([text]) => text !== undefined && toFoldedWords(text).includes(word));
  return matches.reduce((sum, [, weight]) => sum + weight, 0);
}
