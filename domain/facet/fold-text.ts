import { normalizeText } from '#domain/normalize-text.ts';

/** Plain equivalents of letters that Unicode normalization does not decompose. */
const plainLetters: Readonly<Record<string, string>> = {
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

const undecomposable = new RegExp(Object.keys(plainLetters).join('|'), 'gu');

/**
 * Folds a text for comparison in search: lower case, without accents, and with plain equivalents of letters such as `ł`.
 * `Łukasz Dvořák` and `lukasz dvorak` fold to the same text, as do texts that look the same. Folding is idempotent. The length may
 * change.
 */
export function foldText(text: string): string {
  const withoutAccents = normalizeText(text).toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return withoutAccents.replace(undecomposable, (letter) => plainLetters[letter] ?? letter);
}

/** The folded words of a text: sequences of letters and digits. */
export function splitFoldedWords(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
