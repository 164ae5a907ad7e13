/** Letters that no decomposition takes apart, but that visitors type, and editors write, in plainer ones. */
const plainer: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ĳ: 'ij',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ı: 'i',
  ς: 'σ',
};

const special = new RegExp(Object.keys(plainer).join('|'), 'gu');

/**
 * A text as searching compares it: lower case, without accents, with the few letters that have no accent to lose in plain
 * ones. `Łukasz Dvořák` and `lukasz dvorak` fold to the same. Folding what is folded changes nothing. The length may change.
 */
export function foldText(text: string): string {
  const bare = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return bare.replace(special, (letter) => plainer[letter] ?? letter);
}
