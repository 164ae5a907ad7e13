import { listSignificantWords, type KeywordSpellings } from '#adapters/in-memory/keyword/word-variants.ts';

/**
 * The names of people, which tell the name of one person from the words of two. All are folded: `johann sebastian bach`. A given name is
 * one with which no other name ends; a family name is one with which a name ends.
 */
export interface NameIndex {
  readonly namesByWord: ReadonlyMap<string, readonly string[]>;
  /** By the words of a name as a keyword has them: without `van` and the like. */
  readonly namesBySearch: ReadonlyMap<string, readonly string[]>;
  readonly given: ReadonlySet<string>;
  readonly family: ReadonlySet<string>;
}

/** The book of some folded names. */
export function createNameIndex(names: Iterable<string>): NameIndex {
  const all = [...new Set(names)].map((name) => ({ name, words: name.split(' ') }));
  const several = all.filter(({ words }) => words.length > 1).map(({ words }) => words);
  const family = new Set(several.map((words) => words.at(-1) ?? ''));
  return {
    namesByWord: groupNames(all.flatMap(({ name, words }) => words.map((word) => [word, name] as const))),
    namesBySearch: groupNames(all.map(({ name, words }) => [listSignificantWords(words).join(' '), name])),
    given: new Set(several.flatMap((words) => words.slice(0, -1)).filter((word) => !family.has(word))),
    family,
  };
}

function groupNames(
  entries: readonly (readonly [key: string, name: string])[],
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>();
  for (const [key, name] of entries) groups.set(key, [...(groups.get(key) ?? []), name]);
  return groups;
}

/** The names that a keyword is as a whole, apart from words such as `van`; none for a single word (DOOR-6). */
export function findFullNames(book: NameIndex, words: readonly string[]): readonly string[] {
  return words.length > 1 ? (book.namesBySearch.get(words.join(' ')) ?? []) : [];
}

/**
 * The words of a keyword, with a given name and the family name after it as one word: its spellings are the names of the people who
 * have both. It has none if there is no such person (DOOR-45).
 */
export function joinFullNames(book: NameIndex, spellings: KeywordSpellings): KeywordSpellings {
  const joined: (readonly string[])[] = [];
  for (let at = 0; at < spellings.length; at += 1) {
    const [word = [], next = []] = spellings.slice(at);
    const isName = word.some((one) => book.given.has(one)) && next.some((one) => book.family.has(one));
    joined.push(isName ? findNames(book, word, next) : word);
    if (isName) at += 1;
  }
  return joined;
}

/** The names with a given and a family name; only those without a third, if there are any: John Adams is not John Luther Adams. */
function findNames(
  { namesByWord }: NameIndex,
  given: readonly string[],
  family: readonly string[],
): readonly string[] {
  const all = new Set(family.flatMap((word) => namesByWord.get(word) ?? []));
  const names = [...all].filter((name) => {
    const words = name.split(' ');
    const at = words.findIndex((word) => given.includes(word));
    return at >= 0 && words.slice(at + 1).some((word) => family.includes(word));
  });
  const short = names.filter((name) => listSignificantWords(name.split(' ')).length === 2);
  return short.length > 0 ? short : names;
}
