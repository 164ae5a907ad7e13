import { fieldWeights, type SearchedField, searchedFields } from '#adapters/in-memory/keyword/weights.ts';
import type { KeywordSpellings } from '#adapters/in-memory/keyword/word-variants.ts';
import type { IndexedDocument } from '#adapters/shared/hall.ts';
import { splitFoldedWords } from '#domain/facet/fold-text.ts';

type Texts = Partial<Pick<IndexedDocument, 'title' | 'subtitle' | 'introduction' | 'phrases'>>;

/** The texts of a document, or of a part of one, that a keyword is matched against. */
export class IndexedText {
  readonly words: ReadonlySet<string>;
  readonly #fields: Readonly<Record<SearchedField, FoldedText>>;

  constructor(
    { title = '', subtitle = '', introduction = '', phrases = [] }: Texts,
    words: readonly string[],
  ) {
    this.#fields = {
      phrases: new FoldedText(phrases),
      title: new FoldedText([title]),
      subtitle: new FoldedText([subtitle]),
      words: new FoldedText(words),
      introduction: new FoldedText([introduction]),
    };
    this.words = new Set(Object.values(this.#fields).flatMap((field) => [...field.words]));
  }

  /** The sum of the weights of some words, each in any spelling; 0 if one of them is missing. */
  score(spellings: KeywordSpellings): number {
    let sum = 0;
    for (const known of spellings) {
      const weight = this.#weigh(known);
      if (weight === 0) return 0;
      sum += weight;
    }
    return sum;
  }

  /** The sum of the weights of those of some words that it has. */
  scoreSome(spellings: KeywordSpellings): number {
    return spellings.reduce((sum, known) => sum + this.#weigh(known), 0);
  }

  /** The same, 0 unless all words are in the title, or all in the subtitle. */
  scoreInOneText(spellings: KeywordSpellings): number {
    const { title, subtitle } = this.#fields;
    const isWhole = [title, subtitle].some((text) => spellings.every((known) => text.hasAny(known)));
    return isWhole ? this.score(spellings) : 0;
  }

  #weigh(known: readonly string[]): number {
    // Of most texts no field needs to be looked at.
    if (!known.some((word) => word.includes(' ') || this.words.has(word))) return 0;
    const field = searchedFields.find((name) => this.#fields[name].hasAny(known));
    return field ? fieldWeights[field] : 0;
  }
}

/** Folded texts, which know their words and sequences of words. */
class FoldedText {
  readonly words: ReadonlySet<string>;
  readonly #text: string;

  constructor(texts: readonly string[]) {
    const folded = texts.map(splitFoldedWords);
    this.words = new Set(folded.flat());
    this.#text = folded.map((words) => ` ${words.join(' ')} `).join('|');
  }

  /** Whether it has one of some words or names. */
  hasAny(known: readonly string[]): boolean {
    return known.some((word) =>
      word.includes(' ') ? this.#text.includes(` ${word} `) : this.words.has(word),
    );
  }
}
