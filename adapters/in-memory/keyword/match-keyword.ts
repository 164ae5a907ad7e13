import {
  findCompounds,
  isGenericWord,
  joinCompoundWords,
  splitCompound,
} from '#adapters/in-memory/keyword/compounds.ts';
import type { KeywordMeaning, FoundWork, KeywordIndex } from '#adapters/in-memory/keyword/keyword-index.ts';
import { matchesWord, countAllowedTypos } from '#adapters/in-memory/keyword/misspelling.ts';
import { findFullNames, joinFullNames } from '#adapters/in-memory/keyword/name-index.ts';
import { findNearestWorks } from '#adapters/in-memory/keyword/nearest-works.ts';
import {
  isNumberWord,
  listEqualSpellings,
  listInflections,
  listSignificantWords,
  type KeywordSpellings,
} from '#adapters/in-memory/keyword/word-variants.ts';
import { splitFoldedWords } from '#domain/facet/fold-text.ts';

export interface KeywordMatches {
  /** Null: nothing. */
  readonly match: KeywordMeaning | null;
  /** What comes first among it: the documents with the words as typed; null if all are equal in this. */
  readonly exact: KeywordMeaning | null;
  /** The folded words that count as matches. */
  readonly matchingWords: readonly string[];
}

const nothing: KeywordMatches = { match: null, exact: null, matchingWords: [] };

/**
 * What a keyword finds in an index. An exact search finds its words, numbers and abbreviations in any spelling. A forgiving search finds
 * other forms of the words too. Only if it finds nothing, words that the site does not have count as misspelled; and if that does not
 * help either, what comes nearest to the works that are meant, or has the words read otherwise. Without a letter or digit: nothing.
 */
export function matchKeyword(index: KeywordIndex, keyword: string, isForgiving: boolean): KeywordMatches {
  const typed = toKeywordWords(keyword);
  if (typed.length === 0) return nothing;
  const words = toIndexedWords(index, typed);
  const equal = words.map(listEqualSpellings);
  const exact = toKeywordMeaning(index, equal);
  if (!isForgiving) return { match: exact, exact: null, matchingWords: equal.flat() };
  const inflected = equal.map(withInflections);
  return (
    findFirst(index, exact, [
      () => (words.length > 1 ? inflected.map((known) => withCompounds(index, known)) : inflected),
      () => withMisspellings(index, inflected),
    ]) ??
    toNearest(index, withMisspellings(index, inflected)) ??
    findFirst(index, exact, listOtherReadings(index, words)) ??
    nothing
  );
}

/** The significant words of a keyword, folded. `Mahler’s` is `mahler`. */
function toKeywordWords(keyword: string): readonly string[] {
  return listSignificantWords(splitFoldedWords(keyword.replace(/['’]s\b/g, '')));
}

/**
 * The words as the index has them: compounds in one word, or split into their parts if nothing has them, other forms of them or what
 * they may misspell, and they are no name of a work.
 */
function toIndexedWords(index: KeywordIndex, typed: readonly string[]): readonly string[] {
  const words = withoutGenericHeads(index, joinCompoundWords(index, typed));
  const isFound = (spellings: KeywordSpellings) => index.hasMatches(toKeywordMeaning(index, spellings));
  const equal = words.map(listEqualSpellings);
  if (isFound(equal) || isNameOfWork(index, equal)) return words;
  const parts = [...new Set(words.flatMap((word) => splitCompound(index, word) ?? [word]))];
  if (parts.length === words.length && parts.every((part) => words.includes(part))) return words;
  const isOtherwiseFound = isFound(withMisspellings(index, equal.map(withInflections)));
  return !isOtherwiseFound && isFound(parts.map(listEqualSpellings)) ? parts : words;
}

/** The lowest score of a word that is a name of a work beside those of its composer; in a long title a word counts less. */
const ownNameScore = 0.2;

/** Whether some words are a name of a work, such as `keizersconcert`, and not merely in a title: `‘Kerstconcert’`. */
function isNameOfWork(index: KeywordIndex, spellings: KeywordSpellings): boolean {
  return index.findWorks(spellings).some(({ score }) => score >= ownNameScore);
}

/** The words without `concert` and the like, unless they name a work: a Christmas concert need not be called one. */
function withoutGenericHeads(index: KeywordIndex, words: readonly string[]): readonly string[] {
  const specific = words.filter((word) => !isGenericWord(word));
  if (specific.length === 0 || specific.length === words.length) return words;
  return index.findWorks(words.map(listEqualSpellings)).length > 0 ? words : specific;
}

/** What the first spellings find that find a document. */
function findFirst(
  index: KeywordIndex,
  exact: KeywordMeaning,
  steps: readonly (() => KeywordSpellings)[],
): KeywordMatches | undefined {
  for (const step of steps) {
    const spellings = step();
    const match = toKeywordMeaning(index, spellings);
    if (index.hasMatches(match)) return { match, exact, matchingWords: spellings.flat() };
  }
  return undefined;
}

/**
 * The documents for some spellings. Their words may be spread over a document, except those that name a person or a work, or have a
 * number: a symphony by one composer beside the Fifth of another is not the Fifth of the first.
 */
function toKeywordMeaning(index: KeywordIndex, typed: KeywordSpellings): KeywordMeaning {
  const person = findPerson(index, typed);
  if (person) return person;
  const spellings = joinFullNames(index.people, typed);
  if (spellings.some((known) => known.length === 0)) return noDocuments;
  const works = index.findWorks(spellings);
  const texts = [spellings];
  if (spellings.length === 1) {
    const named = works.length > 0 ? works.map(toWeakMatch) : findWorksOfCompound(index, spellings);
    return { texts, isInOneText: false, ranksTexts: true, works: named };
  }
  const isInOneText = works.length > 0 || hasNumber(spellings);
  const named = works.length > 0 ? works : findCompoundWorks(index, spellings);
  return { texts, isInOneText, ranksTexts: true, works: named };
}

const noDocuments: KeywordMeaning = { texts: [], isInOneText: false, ranksTexts: true, works: [] };

/**
 * The person whose full name a keyword is; undefined if it is none. The words of a full name mean that person, not two others who have
 * one of them each, or a third with one more: John Adams is not John Luther Adams.
 */
function findPerson(index: KeywordIndex, spellings: KeywordSpellings): KeywordMeaning | undefined {
  const names = findFullNames(
    index.people,
    spellings.map(([word = '']) => word),
  );
  if (names.length === 0) return undefined;
  const works = index.listWorksBy(names).map(({ work }) => ({ work, score: 0 }));
  return { texts: [[names]], isInOneText: false, ranksTexts: true, works };
}

function hasNumber(spellings: KeywordSpellings): boolean {
  return spellings.some(([word = '']) => isNumberWord(word));
}

/** The works with a name that has each word, or a compound of it: `cellosuite` for `cello`. */
function findCompoundWorks(index: KeywordIndex, spellings: KeywordSpellings): readonly FoundWork[] {
  return index.findWorks(spellings.map((known) => [...known, ...findCompounds(index, known[0] ?? '')]));
}

/** The works whose names have the parts of a compound: `mondscheinsonate` for a `pianosonate` called `Mondschein`. */
function findWorksOfCompound(
  index: KeywordIndex,
  [[word = ''] = []]: KeywordSpellings,
): readonly FoundWork[] {
  const parts = splitCompound(index, word) ?? [];
  return parts.length > 1 ? findCompoundWorks(index, parts.map(listEqualSpellings)) : [];
}

/** One word alone, such as an instrument, is about the texts: a work that has it in its name adds nothing. */
function toWeakMatch({ work }: FoundWork): FoundWork {
  return { work, score: 0 };
}

function toNearest(index: KeywordIndex, spellings: KeywordSpellings): KeywordMatches | undefined {
  const nearest = findNearestWorks(index, spellings);
  return nearest && { match: nearest.match, exact: null, matchingWords: nearest.words };
}

/**
 * What a keyword may be that means nothing: two of its words are one (`nacht music`), or one that the site knows is misspelled in the
 * name of a work (`kunst der fuga`).
 */
function listOtherReadings(
  index: KeywordIndex,
  words: readonly string[],
): readonly (() => KeywordSpellings)[] {
  const equal = words.map(listEqualSpellings);
  const joined = words.slice(1).map((word, at) => equal.toSpliced(at, 2, [`${words[at]}${word}`]));
  const misspelled =
    words.length > 1 ? words.map((word, at) => equal.with(at, findMisspelled(index, word))) : [];
  return [
    ...joined.map((reading) => () => withMisspellings(index, reading)),
    ...misspelled.filter((reading) => index.findWorks(reading).length > 0).map((reading) => () => reading),
  ];
}

function withCompounds(index: KeywordIndex, spellings: readonly string[]): readonly string[] {
  return [...spellings, ...spellings.flatMap((word) => findCompounds(index, word))];
}

function withInflections(spellings: readonly string[]): readonly string[] {
  return [...new Set([...spellings, ...spellings.flatMap(listInflections)])];
}

/** The spellings of a keyword, with those that a word unknown to the site may misspell or abbreviate. */
function withMisspellings(index: KeywordIndex, spellings: KeywordSpellings): KeywordSpellings {
  return spellings.map((known) =>
    isKnown(index, known) ? known : [...known, ...findMisspelled(index, known[0] ?? '')],
  );
}

function isKnown(index: KeywordIndex, spellings: readonly string[]): boolean {
  const match = { texts: [[spellings]], isInOneText: false, ranksTexts: true, works: [] };
  return index.isOnSite(match) || index.findWorks([spellings]).length > 0;
}

function findMisspelled(index: KeywordIndex, word: string): readonly string[] {
  if (countAllowedTypos(word) === 0) return [];
  return index.listSimilar(word).filter((term) => matchesWord(word, term));
}
