import { listComposerSpellings } from '#adapters/in-memory/keyword/composer-spellings.ts';

/** The ordinals and cardinals from 1, in both languages. `een` and `one` are left out: in Dutch `een` is the article. */
const ordinals = {
  nl: 'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende veertiende vijftiende',
  en: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth',
};
const cardinals = {
  nl: '- twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien',
  en: '- two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
};

/** Without the letters `i`, `v` and `x`, which occur as words of their own. */
const romans = '- ii iii iv - vi vii viii ix - xi xii xiii xiv xv';

const endingsOfOrdinals = ['e', 'de', 'ste', 'st', 'nd', 'rd', 'th'];

/** Words that mean the same, such as the abbreviations in catalogues and the names of feasts. */
const synonyms: readonly (readonly string[])[] = [
  ['k', 'kv', 'kochel', 'koechel'],
  ['op', 'opus'],
  ['nr', 'no', 'nummer', 'number'],
  ['st', 'sint', 'saint'],
  ['kerst', 'kerstmis', 'christmas', 'xmas'],
  ['pasen', 'easter', 'passietijd', 'passiontide'],
];

/** Words without a meaning of their own in a search. */
const functionWords: ReadonlySet<string> = new Set(
  ['de het een van voor door en in met op te bij uit', 'the a an of by for and in with on from to'].flatMap(
    (list) => list.split(' '),
  ),
);

/** Each spelling of a number, with the number: `tweede`, `2e` and `ii` with 2. */
const numberOfWord: ReadonlyMap<string, number> = new Map(
  [...Object.values(ordinals), ...Object.values(cardinals), romans].flatMap((list) =>
    list.split(' ').map((word, at) => [word, at + 1] as const),
  ),
);

const ordinalWords: ReadonlySet<string> = new Set(Object.values(ordinals).flatMap((list) => list.split(' ')));

const catalogues = ['k', 'kv', 'bwv', 'd', 'hwv', 'rv', 'op', 'opus', 'nr', 'no'];

const catalogueNumber = new RegExp(`^(${catalogues.join('|')})(\\d+)$`);

/** Whether the word is the abbreviation of a catalogue, which means something only beside a number. */
export function isCatalogueWord(word: string): boolean {
  return catalogues.includes(word);
}

/** The significant words of a keyword; all of them if it has no others. `K466` and `K 466` are the same. */
export function listSignificantWords(foldedWords: readonly string[]): readonly string[] {
  const words = foldedWords.flatMap((word) => catalogueNumber.exec(word)?.slice(1) ?? word);
  const significant = words.filter((word) => !functionWords.has(word));
  return [...new Set(significant.length > 0 ? significant : words)];
}

/** Whether the word is a number or an ordinal, which means something only beside the words that it numbers. */
export function isNumberWord(word: string): boolean {
  return /^\d/.test(word) || ordinalWords.has(word);
}

/** For each word of a keyword, the words of the index that match it; the word itself is the first. A person's name counts as one word. */
export type KeywordSpellings = readonly (readonly string[])[];

/** The word and its equal spellings: numbers and ordinals in digits and in both languages, abbreviations, and composers' names. */
export function listEqualSpellings(word: string): readonly string[] {
  const number = parseNumberWord(word);
  const abbreviations = synonyms.find((group) => group.includes(word)) ?? [];
  return [
    ...new Set([
      word,
      ...abbreviations,
      ...listComposerSpellings(word),
      ...(number === undefined ? [] : spellNumber(number, word)),
    ]),
  ];
}

function parseNumberWord(word: string): number | undefined {
  const [, digits] = /^(\d{1,4})(?:e|de|ste|st|nd|rd|th)?$/.exec(word) ?? [];
  return digits === undefined ? numberOfWord.get(word) : Number(digits);
}

/** The ordinals and the cardinals of a number both stand for its digits, but not for each other. */
function spellNumber(number: number, word: string): readonly string[] {
  const at = (list: string) => list.split(' ')[number - 1] ?? [];
  const first = [
    ...Object.values(ordinals).flatMap(at),
    ...endingsOfOrdinals.map((ending) => `${number}${ending}`),
  ];
  const plain = [...Object.values(cardinals).flatMap(at), at(romans)].flat().filter((text) => text !== '-');
  const isOrdinal = first.includes(word);
  const isCardinal = plain.includes(word);
  return [String(number), ...(isCardinal ? [] : first), ...(isOrdinal ? [] : plain)];
}

const inflections = ['s', 'e', 'n', 'en', 'es'];

/** The minimum length of a word without its ending. */
const shortestStem = 3;

/** The word with and without the regular endings of plurals, possessives and adjectives in both languages. */
export function listInflections(word: string): readonly string[] {
  if (!/^\p{L}+$/u.test(word) || word.length < shortestStem) return [];
  const longer = inflections.map((ending) => `${word}${ending}`);
  const shorter = inflections
    .filter((ending) => word.endsWith(ending) && word.length - ending.length > shortestStem)
    .map((ending) => word.slice(0, -ending.length));
  const english = word.endsWith('ies')
    ? [`${word.slice(0, -3)}y`]
    : word.endsWith('y')
      ? [`${word.slice(0, -1)}ies`]
      : [];
  return [...longer, ...shorter, ...english];
}
