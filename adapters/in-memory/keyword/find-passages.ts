import { splitFoldedWords } from '#domain/facet/fold-text.ts';
import type { HighlightedPassage } from '#domain/listing/site-search.ts';

/** The text shown before and after a match, in characters. */
const contextLength = 80;

/** The maximum number of passages per page. */
const maxPassages = 5;

/**
 * Finds words in texts: for each text with a match, the passage around the first one, split into matches and other text; at most
 * five, in the order of the texts. `searchWords` are folded.
 */
export function findPassages(
  texts: readonly string[],
  searchWords: ReadonlySet<string>,
): readonly HighlightedPassage[] {
  return texts
    .flatMap((text) => {
      const passage = findPassage(text, searchWords);
      return passage ? [passage] : [];
    })
    .slice(0, maxPassages);
}

interface Range {
  readonly from: number;
  readonly to: number;
}

function findPassage(text: string, searchWords: ReadonlySet<string>): HighlightedPassage | undefined {
  const ranges = findRanges(text, searchWords);
  const [first] = ranges;
  if (!first) return undefined;
  const from = wordStart(text, first.from - contextLength);
  const to = wordEnd(text, first.to + contextLength);
  const included = ranges.filter((range) => range.to <= to);
  const parts = included.flatMap((range, index) => [
    { text: text.slice(included[index - 1]?.to ?? from, range.from), isMatch: false },
    { text: text.slice(range.from, range.to), isMatch: true },
  ]);
  const remainder = { text: text.slice(included.at(-1)?.to ?? to, to), isMatch: false };
  return [ellipsis(from > 0), ...parts, remainder, ellipsis(to < text.length)].filter(
    (part) => part.text !== '',
  );
}

function ellipsis(isCut: boolean): HighlightedPassage[number] {
  return { text: isCut ? '…' : '', isMatch: false };
}

function findRanges(text: string, searchWords: ReadonlySet<string>): readonly Range[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]+/gu)]
    .filter(([word]) => splitFoldedWords(word).some((folded) => searchWords.has(folded)))
    .map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
}

function wordStart(text: string, near: number): number {
  return near <= 0 ? 0 : text.lastIndexOf(' ', near) + 1;
}

function wordEnd(text: string, near: number): number {
  const space = text.indexOf(' ', near);
  return space < 0 ? text.length : space;
}
