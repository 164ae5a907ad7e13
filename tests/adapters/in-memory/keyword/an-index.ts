import type {
  KeywordMeaning,
  FoundWork,
  KeywordIndex,
  WorkLikeness,
} from '#adapters/in-memory/keyword/keyword-index.ts';
import { createNameIndex } from '#adapters/in-memory/keyword/name-index.ts';
import { computeWorkScore } from '#adapters/in-memory/keyword/weights.ts';
import type { KeywordSpellings } from '#adapters/in-memory/keyword/word-variants.ts';

/** A document as folded texts, and the works that it is about. */
export interface IndexedTexts {
  readonly id: string;
  readonly title: string;
  readonly words?: string;
  readonly works?: readonly number[];
}

interface NamedWork extends WorkLikeness {
  readonly names: readonly string[];
}

/** An index of a few folded texts. */
export function anIndex(
  documents: readonly IndexedTexts[],
  works: readonly NamedWork[] = [],
  people: readonly string[] = [],
) {
  const workNames = works.map(({ composers, names }) =>
    names.map((name) => `${composers.join(' ')} ${name}`.toLowerCase()),
  );
  const texts = [...documents.map(({ title, words = '' }) => `${title} ${words}`), ...workNames.flat()];
  const vocabulary = [...new Set(texts.flatMap((text) => text.split(' ')))];
  const findIds = (match: KeywordMeaning): readonly string[] =>
    documents
      .filter(({ title, words = '', works: own = [] }) => {
        const text = match.isInOneText ? title : `${title} ${words}`;
        return (
          match.texts.some((spellings) => hasWords(text, spellings)) ||
          match.works.some(({ work }) => own.includes(work))
        );
      })
      .map(({ id }) => id);
  const index: KeywordIndex = {
    people: createNameIndex(people),
    findKnown: (words) => new Set(words.filter((word) => vocabulary.includes(word))),
    listContaining: (part) => vocabulary.filter((word) => word.includes(part)),
    listSimilar: () => vocabulary,
    findWorks: (spellings): readonly FoundWork[] =>
      workNames.flatMap((names, work) => {
        const scores = names
          .filter((name) => hasWords(name, spellings))
          .map((name) => computeWorkScore(spellings, new Set(name.split(' '))));
        return scores.length > 0 ? [{ work, score: Math.max(...scores) }] : [];
      }),
    describeWorks: (numbers) => numbers.flatMap((work) => works[work] ?? []),
    listWorksBy: (names) =>
      works.flatMap(({ composers, form }, work) =>
        composers.some((composer) => names.includes(composer.toLowerCase())) ? [{ work, form }] : [],
      ),
    hasMatches: (match) => findIds(match).length > 0,
    isOnSite: (match) => findIds(match).length > 0,
  };
  return { index, findIds };
}

function hasWords(text: string, spellings: KeywordSpellings): boolean {
  return spellings.every((known) => known.some((word) => ` ${text} `.includes(` ${word} `)));
}
