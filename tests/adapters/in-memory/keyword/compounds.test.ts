import { describe, expect, it } from 'vitest';
import { findCompounds, joinCompoundWords, splitCompound } from '#adapters/in-memory/keyword/compounds.ts';
import { anIndex } from './an-index.ts';

const documents = [
  { id: 'a', title: 'pianosonate cellosuite strijkkwartet celloconcert' },
  { id: 'b', title: 'kinderen kerst suite orgel oper zang concert violoncello cello' },
  { id: 'c', title: 'cellozang inzang zangin zaal2026 2026 bij ora offenbach' },
];
const { index } = anIndex(documents, [], ['jacques offenbach']);

describe('a compound', () => {
  it.each([
    ['piano sonate x', 'pianosonate x'],
    ['de cello suite', 'de cellosuite'],
    ['strijk kwartet', 'strijkkwartet'],
    ['sonate piano', 'sonate piano'],
    ['cello', 'cello'],
    ['in zang', 'in zang'],
    ['zang in', 'zang in'],
    ['zaal 2026', 'zaal 2026'],
  ])('DOOR-5 joins %j as the index has it: %j', (words, joined) => {
    expect(joinCompoundWords(index, words.split(' '))).toEqual(joined.split(' '));
  });

  it.each([
    ['kerstsuite', ['kerst', 'suite']],
    ['kinderconcert', ['kinderen']],
    ['orgelconcerten', ['orgel']],
    ['orgelzang', ['orgel', 'zang']],
    ['operzang', ['oper', 'zang']],
    ['kerstenzang', ['kerst', 'zang']],
    ['orgelszang', ['orgel', 'zang']],
    ['kerstorgelszang', ['kerst', 'orgel', 'zang']],
    ['kerstn', undefined],
    ['orgel2026', undefined],
    ['xxxxzang', undefined],
    ['orgelxxxx', undefined],
    ['2026orgel', undefined],
    ['kerstbij', undefined],
    ['kerstxzang', undefined],
    ['oraszang', undefined],
  ])('DOOR-5 splits %s into %j', (word, parts) => {
    expect(splitCompound(index, word)).toEqual(parts);
  });

  it('DOOR-5 is found by its first part if the other is a word too, and by its last unless it is a name', () => {
    expect(findCompounds(index, 'cello')).toEqual(['cellosuite', 'celloconcert', 'violoncello', 'cellozang']);
    expect(findCompounds(index, 'kwartet')).toEqual(['strijkkwartet']);
    expect(findCompounds(index, 'bach')).toEqual([]);
    expect(findCompounds(index, 'in')).toEqual([]);
    expect(findCompounds(index, 'suite')).toEqual(['cellosuite']);
    expect(findCompounds(index, 'oper')).toEqual([]);
    expect(findCompounds(index, 'cel')).toEqual([]);
    expect(findCompounds(index, 'c3llo')).toEqual([]);
  });
});
