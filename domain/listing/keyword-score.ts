import { foldText } from '#domain/facet/fold-text.ts';
import type { IndexedDocument } from '#domain/hall/edition.ts';

/** The texts of a document that a keyword is matched against. */
type Searchable = Pick<IndexedDocument, 'title' | 'subtitle' | 'introduction' | 'words' | 'phrases'>;

/** The weight of each folded word of a document, computed at the first search in it: folding its texts takes most of a search. */
const wordWeightsByDocument = new WeakMap<Searchable, ReadonlyMap<string, number>>();

/**
 * The relevance of a document for a keyword: 0 is no match, higher is better. Every word of the keyword must occur as a whole word,
 * ignoring case and accents; a word among its phrases weighs most, then one in the title. An empty keyword matches every document equally; a keyword without
 * letters or digits matches nothing.
 */
export function scoreKeyword(document: Searchable, keyword: string): number {
  if (keyword.trim() === '') return 1;
  const weights = getWordWeights(document);
  const scores = toFoldedWords(keyword).map((word) => weights.get(word) ?? 0);
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** The folded words of a text: sequences of letters and digits. */
export function toFoldedWords(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function getWordWeights(document: Searchable): ReadonlyMap<string, number> {
  const known = wordWeightsByDocument.get(document);
  if (known) return known;
  const weights = computeWordWeights(document);
  wordWeightsByDocument.set(document, weights);
  return weights;
}

function computeWordWeights({
  title,
  subtitle,
  introduction,
  words,
  phrases = [],
}: Searchable): ReadonlyMap<string, number> {
  const weightedTexts = [
    [phrases.join(' '), 16],
    [title, 8],
    [subtitle, 4],
    [words.join(' '), 2],
    [introduction, 1],
  ] as const;
  const weights = new Map<string, number>();
  for (const [text, weight] of weightedTexts) {
    for (const word of new Set(toFoldedWords(text ?? '')))
      weights.set(word, (weights.get(word) ?? 0) + weight);
  }
  return weights;
}
