import { describe, expect, it } from 'vitest';
import { toComposerSpellings } from '#domain/keyword/composer-spellings.ts';
import {
  isCatalogueWord,
  isNumberWord,
  toEqualSpellings,
  toInflections,
  toSearchWords,
} from '#domain/keyword/word-variants.ts';

describe('the spellings of a word', () => {
  it.each([
    ['2', ['2', 'tweede', 'second', '2e', '2nd', 'twee', 'two', 'ii']],
    ['tweede', ['tweede', '2', 'second', '2e', '2de']],
    ['twee', ['twee', '2', 'two', 'ii']],
    ['9th', ['9th', '9', 'negende', 'ninth']],
    ['iv', ['iv']],
    ['vii', ['vii', '7', 'zeven']],
  ])('WAY-20 of the number %s include %j', (word, spellings) => {
    expect(toEqualSpellings(word)).toEqual(expect.arrayContaining(spellings));
  });

  it('WAY-20 of an ordinal are no cardinals, and of a year only itself', () => {
    expect(toEqualSpellings('tweede')).not.toContain('twee');
    expect(toEqualSpellings('twee')).not.toContain('tweede');
    expect(toEqualSpellings('2026').every((word) => word.startsWith('2026'))).toBe(true);
    expect(toEqualSpellings('20261')).toEqual(['20261']);
  });

  it('WAY-20 of abbreviations and composers are all that mean the same', () => {
    expect(toEqualSpellings('kv')).toEqual(['kv', 'k', 'kochel', 'koechel']);
    expect(toEqualSpellings('tchaikovsky')).toContain('tsjaikovski');
    expect(toComposerSpellings('bach')).toEqual([]);
    expect(toEqualSpellings('bach')).toEqual(['bach']);
    expect(toEqualSpellings('rach')).toContain('rachmaninov');
  });

  it('DOOR-48 of a feast are its names in both languages', () => {
    expect(toEqualSpellings('kerstmis')).toEqual(['kerstmis', 'kerst', 'christmas', 'xmas']);
    expect(toEqualSpellings('easter')).toEqual(['easter', 'pasen', 'passietijd', 'passiontide']);
  });

  it('WAY-20 tell numbers and catalogues from other words', () => {
    expect(['2', '5e', 'derde', 'third'].map(isNumberWord)).toEqual([true, true, true, true]);
    expect(['drie', 'bach', 'kv'].map(isNumberWord)).toEqual([false, false, false]);
    expect(['bwv', 'op', 'kv', 'bach'].map(isCatalogueWord)).toEqual([true, true, true, false]);
  });
});

describe('the words of a keyword', () => {
  it('leave out articles and the like, unless there are no others', () => {
    expect(toSearchWords(['de', 'zaal', 'van', 'de', 'zaal'])).toEqual(['zaal']);
    expect(toSearchWords(['de', 'van'])).toEqual(['de', 'van']);
  });

  it('WAY-20 separate the number of a catalogue', () => {
    expect(toSearchWords(['k466', 'bwv1007', 'mahler'])).toEqual(['k', '466', 'bwv', '1007', 'mahler']);
  });
});

describe('the other forms of a word', () => {
  it('have the endings of plurals and adjectives, or lack them', () => {
    expect(toInflections('kind')).toEqual(['kinds', 'kinde', 'kindn', 'kinden', 'kindes']);
    expect(toInflections('concerten')).toEqual(expect.arrayContaining(['concerte', 'concert']));
    expect(toInflections('symphony')).toContain('symphonies');
    expect(toInflections('symphonies')).toContain('symphony');
  });

  it('are none for short words and numbers, and no stem is too short', () => {
    expect([toInflections('op'), toInflections('2e')]).toEqual([[], []]);
    expect(toInflections('dies')).not.toContain('di');
    expect(toInflections('les')).not.toContain('l');
  });
});
