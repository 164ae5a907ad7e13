import type { KeywordIndex } from '#adapters/in-memory/keyword/keyword-index.ts';
import { listInflections } from '#adapters/in-memory/keyword/word-variants.ts';

/** The minimum length of each part of a compound. */
const minPartLength = 4;

/** Letters that Dutch and German put between the parts of a compound. */
const links = ['', 's', 'e', 'en', 'n'];

/** What every result is, so that a compound with one of them means its other part: a `kinderconcert` is a concert for children. */
const genericHeads: ReadonlySet<string> = new Set(['concert', 'concerten', 'concerts']);

/** Whether a word says what every result is. */
export function isGenericWord(word: string): boolean {
  return genericHeads.has(word);
}

type Words = Pick<KeywordIndex, 'findKnown' | 'listContaining'>;

/** The words of a keyword, with two that the index writes as one joined: `piano sonate`. */
export function joinCompoundWords(index: Words, words: readonly string[]): readonly string[] {
  const pairs = words.slice(1).map((word, at) => {
    const before = words[at];
    return isPart(before) && isPart(word) ? `${before}${word}` : undefined;
  });
  const known = index.findKnown(pairs.filter((pair) => pair !== undefined));
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const pair = pairs[at];
    const isCompound = pair !== undefined && known.has(pair);
    joined.push(isCompound ? pair : (words[at] ?? ''));
    if (isCompound) at += 1;
  }
  return joined;
}

function isPart(word: string | undefined): boolean {
  return word !== undefined && word.length >= minPartLength && isOfLetters(word);
}

function isOfLetters(word: string): boolean {
  return /^\p{L}+$/u.test(word);
}

/** The parts of a compound, two or more, each as the index has it: `kinderen` for `kinderconcert`; undefined for a word without such parts. */
export function splitCompound(index: Words, word: string): readonly string[] | undefined {
  if (word.length < 2 * minPartLength || !isOfLetters(word)) return undefined;
  const candidates = listSplits(word);
  const known = index.findKnown(
    candidates.flatMap(({ first, last }) => [first, ...listInflections(first), last]),
  );
  for (const { first, last } of candidates) {
    const isLastKnown = isGenericWord(last) || known.has(last);
    const indexedFirst = [first, ...listInflections(first)].find((form) => known.has(form));
    const firstParts = indexedFirst ? [indexedFirst] : isLastKnown ? splitCompound(index, first) : undefined;
    if (!isLastKnown || !firstParts) continue;
    return isGenericWord(last) ? firstParts : [...firstParts, last];
  }
  return undefined;
}

interface Split {
  readonly first: string;
  readonly last: string;
}

/** All ways to split a word in two, the longest last part first, with and without letters between the parts. */
function listSplits(word: string): readonly Split[] {
  return Array.from({ length: word.length - 2 * minPartLength + 1 }, (_, at) => at + minPartLength).flatMap(
    (end) => {
      const [before, last] = [word.slice(0, end), word.slice(end)];
      return links
        .filter((link) => before.endsWith(link) && before.length - link.length >= minPartLength)
        .map((link) => ({ first: before.slice(0, before.length - link.length), last }));
    },
  );
}

/**
 * The indexed compounds that begin or end with a word: `cellosuite` for `cello`, `strijkkwartet` for `kwartet`. The part before an end need
 * be no word, unless the whole is a name: `offenbach` is no `bach`.
 */
export function findCompounds(index: Words & Pick<KeywordIndex, 'people'>, word: string): readonly string[] {
  if (!isPart(word)) return [];
  const others = new Map(
    index.listContaining(word).flatMap((term) => {
      const other = toOtherPart(term, word);
      return other.length >= minPartLength ? [[term, other] as const] : [];
    }),
  );
  const known = index.findKnown([...others.values()]);
  const isCompound = ([term, other]: readonly [string, string]) =>
    known.has(other) || (term.endsWith(word) && !index.people.namesByWord.has(term));
  return [...others].filter(isCompound).map(([term]) => term);
}

function toOtherPart(term: string, part: string): string {
  if (term.startsWith(part)) return term.slice(part.length);
  return term.endsWith(part) ? term.slice(0, -part.length) : '';
}
