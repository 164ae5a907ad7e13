import type { NameIndex } from '#adapters/in-memory/keyword/name-index.ts';
import type { KeywordSpellings } from '#adapters/in-memory/keyword/word-variants.ts';

/** A work that has a name with every word of a keyword; a higher score is a closer match, and 0 is one that only finds documents. */
export interface FoundWork {
  readonly work: number;
  readonly score: number;
}

/** The documents that a keyword means: those with one of some texts, and those about one of some works. */
export interface KeywordMeaning {
  /** All words of one of these have to be found. Empty: no text is meant. */
  readonly texts: readonly KeywordSpellings[];
  /** Whether all words have to be found in the title, or all in the subtitle. */
  readonly isInOneText: boolean;
  /** Whether the documents are ranked by the texts that have the words, besides by their works. */
  readonly ranksTexts: boolean;
  readonly works: readonly FoundWork[];
}

/** What a work has in common with others. */
export interface WorkLikeness {
  readonly form: string;
  /** The names of its composers, in every spelling. */
  readonly composers: readonly string[];
}

/** An index of documents, as the rules of a keyword see it. All words and names are folded. */
export interface KeywordIndex {
  /** The people whom the documents and works name. */
  readonly people: NameIndex;

  /** Those of some words that a text or the name of a work has. */
  findKnown(words: readonly string[]): ReadonlySet<string>;

  /** The words of the index that contain a part of at least three letters. */
  listContaining(part: string): readonly string[];

  /** The words of the index that share three characters in a row with a word, its ends included, or more. */
  listSimilar(word: string): readonly string[];

  /** The works that have a name with each word, in one of its spellings. */
  findWorks(spellings: KeywordSpellings): readonly FoundWork[];

  /** The kinds of some works. */
  describeWorks(works: readonly number[]): readonly WorkLikeness[];

  /** The works by composers of these names, with their forms. */
  listWorksBy(composers: readonly string[]): readonly { readonly work: number; readonly form: string }[];

  /** Whether a document in question is meant: in the sections, dates and statuses of the search. */
  hasMatches(match: KeywordMeaning): boolean;

  /** Whether any document of the site is meant, in whichever section. */
  isOnSite(match: KeywordMeaning): boolean;
}
