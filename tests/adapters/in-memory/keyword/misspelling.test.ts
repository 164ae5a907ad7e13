import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMisspelling } from '#adapters/in-memory/keyword/misspelling.ts';

describe('a typing error', () => {
  it.each([
    ['mahlr', 'mahler', 'a letter left out'],
    ['mahlerr', 'mahler', 'a letter added'],
    ['mahter', 'mahler', 'a wrong letter'],
    ['mahlre', 'mahler', 'two letters swapped'],
    ['amhler', 'mahler', 'two letters swapped at the start'],
    ['betehoven', 'beethoven', 'two letters swapped in a longer word'],
    ['bethovven', 'beethoven', 'two slips in a longer word'],
    ['bach', 'bach', 'no slip at all'],
  ])('matches %s with %s: %s', (typed, meant) => {
    expect(isMisspelling(typed, meant)).toBe(true);
  });

  it.each([
    ['mhlr', 'mahler', 'two slips in a short word'],
    ['bthovn', 'beethoven', 'three slips'],
    ['op', 'of', 'words of two letters have to be right'],
    ['2026', '2025', 'numbers have to be right'],
    ['opus9', 'opus8', 'words with digits have to be right'],
    ['mah', 'mahler', 'the beginning of a word is no slip'],
  ])('does not match %s with %s: %s', (typed, meant) => {
    expect(isMisspelling(typed, meant)).toBe(false);
  });

  it('agrees with the recursive edit distance', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(word, word, (typed, meant) => {
        const allowed = typed.length < 7 ? 1 : 2;
        return isMisspelling(typed, meant) === slipsBetween(typed, meant) <= allowed;
      }),
      { numRuns: 500 },
    );
  });
});

/** Optimal string alignment, by its recursive definition. */
function slipsBetween(typed: string, meant: string): number {
  if (typed === '' || meant === '') return typed.length + meant.length;
  const [before, last] = [typed.slice(0, -1), typed.at(-1)];
  const [meantBefore, meantLast] = [meant.slice(0, -1), meant.at(-1)];
  const choices = [
    slipsBetween(before, meant) + 1,
    slipsBetween(typed, meantBefore) + 1,
    slipsBetween(before, meantBefore) + Number(last !== meantLast),
  ];
  if (typed.length > 1 && meant.length > 1 && last === meant.at(-2) && typed.at(-2) === meantLast) {
    choices.push(slipsBetween(typed.slice(0, -2), meant.slice(0, -2)) + 1);
  }
  return Math.min(...choices);
}
