import { createDocumentWordLister, listDocumentParts } from '#adapters/in-memory/keyword/document-words.ts';
import type {
  KeywordMeaning,
  FoundWork,
  KeywordIndex,
  WorkLikeness,
} from '#adapters/in-memory/keyword/keyword-index.ts';
import { matchKeyword } from '#adapters/in-memory/keyword/match-keyword.ts';
import { type NameIndex, createNameIndex } from '#adapters/in-memory/keyword/name-index.ts';
import { exactMatchFactor, computeWorkScore, workWeight } from '#adapters/in-memory/keyword/weights.ts';
import type { KeywordSpellings } from '#adapters/in-memory/keyword/word-variants.ts';
import type { Hall, IndexedDocument, KnownWork } from '#adapters/shared/hall.ts';
import { splitFoldedWords } from '#domain/facet/fold-text.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { IndexedText } from './indexed-text.ts';
import { TrigramIndex } from './trigram-index.ts';

/** The documents that a keyword finds, with their scores, and the folded words that count as matches. */
export interface KeywordResult {
  readonly scores: ReadonlyMap<IndexedDocument, number>;
  readonly matchingWords: ReadonlySet<string>;
}

/** The keyword search of an in-memory hall. It reads the texts of the hall at the first keyword. */
export class KeywordSearch {
  readonly #hall: Hall;
  #index: HallWords | undefined;

  constructor(hall: Hall) {
    this.#hall = hall;
  }

  /** Reads the texts, before the first keyword needs them. */
  load(): HallWords {
    this.#index ??= new HallWords(this.#hall);
    return this.#index;
  }

  /** The documents of some sites that a keyword finds among them; all of them, equally, without a keyword. */
  find(
    sites: readonly Locale[],
    documents: readonly IndexedDocument[],
    keyword: string,
    isForgiving: boolean,
  ): KeywordResult {
    if (keyword.trim() === '')
      return { scores: new Map(documents.map((document) => [document, 1])), matchingWords: new Set() };
    const index = new SearchedDocuments(this.load(), sites, documents);
    const { match, exact, matchingWords } = matchKeyword(index, keyword, isForgiving);
    const found = match ? documents.filter((one) => index.isMatch(one, match)) : [];
    return {
      scores: new Map(found.map((one) => [one, match ? index.score(one, match, exact) : 0])),
      matchingWords: new Set(matchingWords),
    };
  }
}

/** All words, works and people of a hall. */
class HallWords {
  readonly people: NameIndex;
  readonly trigramIndex: TrigramIndex;
  readonly works: readonly (KnownWork & { readonly foldedNames: readonly IndexedText[] })[];
  readonly workNumbers: ReadonlyMap<string, number>;
  readonly #parts: ReadonlyMap<IndexedDocument, readonly IndexedText[]>;
  readonly documents: Readonly<Record<Locale, readonly IndexedDocument[]>>;

  constructor({ editions, works }: Hall) {
    const all = Object.values(editions).flatMap(({ locale, documents }) =>
      documents.map((document) => ({ site: locale, document })),
    );
    const listWords = createDocumentWordLister(all);
    const concerts = all.filter(({ document }) => document.section === 'event');
    const names = new Set(concerts.flatMap(listWords).flatMap(splitFoldedWords));
    this.documents = { nl: editions.nl.documents, en: editions.en.documents };
    this.#parts = new Map(
      all.map((one) => [
        one.document,
        listDocumentParts(one.document).map(
          (part) => new IndexedText(withoutNamesInProse(one.document, names), [...listWords(one), ...part]),
        ),
      ]),
    );
    this.works = works.map((work) => ({
      ...work,
      // A keyword may mix the names of a work: `mattheus passion`.
      foldedNames: [...work.names, work.names.join(' ')].map(
        (name) => new IndexedText({ title: [...work.composers, name].join(' ') }, []),
      ),
    }));
    this.workNumbers = new Map(works.map(({ key }, at) => [key, at]));
    const texts = [...this.#parts.values(), ...this.works.map(({ foldedNames }) => foldedNames)].flat();
    this.trigramIndex = new TrigramIndex(texts.flatMap((text) => [...text.words]));
    const people = [
      ...works.flatMap(({ composers }) => composers),
      ...all.flatMap(({ document }) => document.people ?? []),
    ];
    this.people = createNameIndex(people.map((name) => splitFoldedWords(name).join(' ')));
  }

  partsOf(document: IndexedDocument): readonly IndexedText[] {
    return this.#parts.get(document) ?? [];
  }
}

/** A concert whose introduction mentions what other concerts have, such as a composer or an organ, is not found by it. */
function withoutNamesInProse(document: IndexedDocument, names: ReadonlySet<string>): IndexedDocument {
  if (document.section !== 'event' || !document.introduction) return document;
  const words = splitFoldedWords(document.introduction).filter((word) => !names.has(word));
  return { ...document, introduction: words.join(' ') };
}

/** The hall as a keyword sees it that searches some documents of some sites. */
class SearchedDocuments implements KeywordIndex {
  readonly people: NameIndex;
  readonly #hall: HallWords;
  readonly #sites: readonly Locale[];
  readonly #documents: readonly IndexedDocument[];

  constructor(hall: HallWords, sites: readonly Locale[], documents: readonly IndexedDocument[]) {
    this.#hall = hall;
    this.#sites = sites;
    this.#documents = documents;
    this.people = hall.people;
  }

  findKnown(words: readonly string[]): ReadonlySet<string> {
    return this.#hall.trigramIndex.findKnown(words);
  }

  listContaining(part: string): readonly string[] {
    return this.#hall.trigramIndex.listContaining(part);
  }

  listSimilar(word: string): readonly string[] {
    return this.#hall.trigramIndex.listSimilar(word);
  }

  findWorks(spellings: KeywordSpellings): readonly FoundWork[] {
    return this.#hall.works.flatMap(({ foldedNames }, work) => {
      const found = foldedNames.filter((name) => name.score(spellings) > 0);
      const scores = found.map(({ words }) => computeWorkScore(spellings, words));
      return found.length > 0 ? [{ work, score: Math.max(...scores) }] : [];
    });
  }

  describeWorks(works: readonly number[]): readonly WorkLikeness[] {
    return works.flatMap((work) => this.#hall.works[work] ?? []);
  }

  listWorksBy(composers: readonly string[]): readonly { readonly work: number; readonly form: string }[] {
    const isOne = (name: string): boolean => composers.includes(splitFoldedWords(name).join(' '));
    return this.#hall.works.flatMap((known, work) =>
      known.composers.some(isOne) ? [{ work, form: known.form }] : [],
    );
  }

  hasMatches(match: KeywordMeaning): boolean {
    return this.#documents.some((document) => this.isMatch(document, match));
  }

  isOnSite(match: KeywordMeaning): boolean {
    return this.#sites.some((site) =>
      this.#hall.documents[site].some((document) => this.isMatch(document, match)),
    );
  }

  /** A series has the works of its concerts or not: it does not come near (DOOR-44). */
  isMatch(document: IndexedDocument, match: KeywordMeaning): boolean {
    if (!match.ranksTexts && document.section === 'series') return false;
    return this.#scoreTexts(document, match) > 0 || this.#listScores(document, match).length > 0;
  }

  score(document: IndexedDocument, match: KeywordMeaning, exact: KeywordMeaning | null): number {
    const works = this.#listScores(document, match);
    // Of concerts with the work, that which is called so is the first.
    const texts =
      works.length > 0 ? this.#scoreSomeWords(document, match) : this.#scoreTexts(document, match);
    const score = (match.ranksTexts ? texts : 0) + Math.max(0, ...works) * workWeight;
    return exact && this.isMatch(document, exact) ? score * exactMatchFactor : score;
  }

  #scoreTexts(document: IndexedDocument, { texts, isInOneText }: KeywordMeaning): number {
    const scores = this.#hall
      .partsOf(document)
      .flatMap((part) =>
        texts.map((spellings) => (isInOneText ? part.scoreInOneText(spellings) : part.score(spellings))),
      );
    return Math.max(0, ...scores);
  }

  #scoreSomeWords(document: IndexedDocument, { texts }: KeywordMeaning): number {
    const parts = this.#hall.partsOf(document);
    return Math.max(0, ...parts.flatMap((part) => texts.map((spellings) => part.scoreSome(spellings))));
  }

  /** The scores of the works that a document is about. */
  #listScores({ works = [] }: IndexedDocument, match: KeywordMeaning): readonly number[] {
    if (works.length === 0 || match.works.length === 0) return [];
    const numbers = new Set(works.map((key) => this.#hall.workNumbers.get(key)));
    return match.works.filter(({ work }) => numbers.has(work)).map(({ score }) => score);
  }
}
