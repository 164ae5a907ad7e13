import type { KeywordMeaning, KeywordIndex } from '#adapters/in-memory/keyword/keyword-index.ts';
import {
  isCatalogueWord,
  isNumberWord,
  type KeywordSpellings,
} from '#adapters/in-memory/keyword/word-variants.ts';
import { splitFoldedWords } from '#domain/facet/fold-text.ts';

/** What a form adds to the score of a work that begins like it (`klarinetkwintet` for `klarinetconcert`), or ends so. */
const formScores = { start: 0.6, end: 0.4 };

/** The minimum length of what two forms share. */
const minSharedLength = 4;

/** Works that match almost as well as the best are what the keyword means. */
const closeToBest = 0.75;

/** A keyword that means works of more composers names none of them. */
const maxComposers = 2;

interface Nearest {
  readonly match: KeywordMeaning;
  /** The words of the composers' names. */
  readonly words: readonly string[];
}

type Works = Pick<KeywordIndex, 'findWorks' | 'describeWorks' | 'listWorksBy'>;

/**
 * What comes nearest to works that are not played: their composers, and the other works of these. If only the number in a catalogue is
 * unknown, what comes nearest to the other words. Undefined if a keyword means no work.
 */
export function findNearestWorks(index: Works, spellings: KeywordSpellings): Nearest | undefined {
  const found = findNearestTo(index, spellings);
  if (found) return found;
  const named = spellings.filter(([word = '']) => !isCatalogueWord(word) && !isNumberWord(word));
  return named.length > 0 && named.length < spellings.length ? findNearestTo(index, named) : undefined;
}

function findNearestTo(index: Works, spellings: KeywordSpellings): Nearest | undefined {
  const found = index.findWorks(spellings);
  const best = Math.max(...found.map(({ score }) => score));
  const meant = found.filter(({ score }) => score >= best * closeToBest).map(({ work }) => work);
  const kinds = index.describeWorks(meant);
  const composers = new Map(kinds.map((kind) => [kind.composers.join(), kind.composers]));
  if (composers.size === 0 || composers.size > maxComposers) return undefined;
  const names = [...composers.values()].flat().map(splitFoldedWords);
  const works = index.listWorksBy(names.map((words) => words.join(' ')));
  return {
    match: {
      texts: names.map((words) => words.map((word) => [word])),
      isInOneText: false,
      ranksTexts: false,
      works: works.map(({ work, form }) => ({
        work,
        score: 1 + Math.max(...kinds.map((kind) => computeLikeness(kind.form, form))),
      })),
    },
    words: names.flat(),
  };
}

/** 1 for the same form, less for one with the same beginning or end, 0 for any other. */
function computeLikeness(one: string, other: string): number {
  const isLong = Math.min(one.length, other.length) >= minSharedLength;
  const begins = isLong && one.slice(0, minSharedLength) === other.slice(0, minSharedLength);
  const ends = isLong && one.slice(-minSharedLength) === other.slice(-minSharedLength);
  return (begins ? formScores.start : 0) + (ends ? formScores.end : 0);
}
