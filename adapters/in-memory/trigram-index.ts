/** The words of an index, by the sequences of three characters that they contain. */
export class TrigramIndex {
  readonly #words: ReadonlySet<string>;
  readonly #byTrigram = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    this.#words = new Set(words);
    for (const word of this.#words) {
      for (const trigram of listTrigrams(word)) {
        const same = this.#byTrigram.get(trigram) ?? [];
        same.push(word);
        this.#byTrigram.set(trigram, same);
      }
    }
  }

  /** Those of some words that it has. */
  findKnown(words: readonly string[]): ReadonlySet<string> {
    return new Set(words.filter((word) => this.#words.has(word)));
  }

  /** The words that contain a part. */
  listContaining(part: string): readonly string[] {
    const trigram = [...listTrigrams(part)].find((one) => !one.includes(' ')) ?? '';
    return (this.#byTrigram.get(trigram) ?? []).filter((word) => word.includes(part));
  }

  /** The words that share three characters in a row with a word, its ends included. */
  listSimilar(word: string): readonly string[] {
    return [...new Set([...listTrigrams(word)].flatMap((trigram) => this.#byTrigram.get(trigram) ?? []))];
  }
}

/** The sequences of three characters of a word, with two spaces at each end. */
function listTrigrams(word: string): ReadonlySet<string> {
  const padded = [...`  ${word}  `];
  return new Set(padded.slice(2).map((_, at) => padded.slice(at, at + 3).join('')));
}
