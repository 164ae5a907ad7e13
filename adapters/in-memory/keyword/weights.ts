import {
  isCatalogueWord,
  isNumberWord,
  type KeywordSpellings,
} from '#adapters/in-memory/keyword/word-variants.ts';

/** The texts of a document that a keyword searches. */
export const searchedFields = ['phrases', 'title', 'subtitle', 'words', 'introduction'] as const;

export type SearchedField = (typeof searchedFields)[number];

/**
 * What a word counts, by the most prominent text that has it. Documents are ordered by the sum of their words, so that those with equal
 * sums are in the order of the list: the length of a document and the frequency of a word change nothing.
 */
export const fieldWeights: Readonly<Record<SearchedField, number>> = {
  phrases: 16,
  title: 8,
  subtitle: 4,
  words: 2,
  introduction: 1,
};

/** What a work counts that is named by a keyword, by the score of its name, which is 1 for a name of no other words. */
export const workWeight = 100;

/** A match of the words as typed counts more than any of other forms or spellings. */
export const exactMatchFactor = 1000;

/** The score of a work with a name that has all words of a keyword: the share of them, where numbers that it does not ask for are one. */
export function computeWorkScore(keyword: KeywordSpellings, name: ReadonlySet<string>): number {
  const requested = keyword.filter(([word = '']) => isNumbering(word)).length;
  const words = [...name].filter((word) => !isNumbering(word)).length;
  return keyword.length / (words + Math.max(requested, words < name.size ? 1 : 0));
}

function isNumbering(word: string): boolean {
  return isNumberWord(word) || isCatalogueWord(word);
}
