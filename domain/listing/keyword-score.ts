import { foldText } from '#domain/facet/fold-text.ts';
import type { IndexedDocument } from '#domain/hall/edition.ts';

/** What a keyword is looked for in. */
type Searchable = Pick<IndexedDocument, 'title' | 'subtitle' | 'introduction' | 'words'>;

/**
 * How well a document answers a keyword: 0 not at all, more is better. Every word of the keyword has to stand somewhere in it
 * as a whole word, whatever its case and accents; a word in the title weighs most. An empty keyword matches
 * everything alike; one without any letter or digit matches nothing.
 */
export function keywordScore(document: Searchable, keyword: string): number {
  if (keyword.trim() === '') return 1;
  const scores = wordsIn(keyword).map((word) => wordScore(document, word));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** The words of a text, folded: letters and digits, whatever stands between them. */
export function wordsIn(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function wordScore({ title, subtitle, introduction, words }: Searchable, word: string): number {
  const weighed = [
    [title, 8],
    [subtitle, 4],
    [words.join(' '), 2],
    [introduction, 1],
  ] as const;
  const bearing = weighed.filter(([text]) => text !== undefined && wordsIn(text).includes(word));
  return bearing.reduce((sum, [, weight]) => sum + weight, 0);
}
