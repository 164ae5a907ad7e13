import { describe, expect, it } from 'vitest';
import { listComposerSpellings } from '#adapters/in-memory/keyword/composer-spellings.ts';
import {
  isCatalogueWord,
  isNumberWord,
  listEqualSpellings,
  listInflections,
  listSignificantWords,
} from '#adapters/in-memory/keyword/word-variants.ts';

describe('the spellings of a word', () => {
  it.each([
    ['2', ['2', 'tweede', 'second', '2e', '2nd', 'twee', 'two', 'ii']],
    ['tweede', ['tweede', '2', 'second', '2e', '2de']],
    ['twee', ['twee', '2', 'two', 'ii']],
    ['9th', ['9th', '9', 'negende', 'ninth']],
    ['iv', ['iv']],
    ['vii', ['vii', '7', 'zeven']],
  ])('WAY-20 the spellings of the number %s include %j', (word, spellings) => {
    expect(listEqualSpellings(word)).toEqual(expect.arrayContaining(spellings));
  });

  it('WAY-20 the spellings of an ordinal include no cardinals, and a year has only itself', () => {
    expect(listEqualSpellings('tweede')).not.toContain('twee');
    expect(listEqualSpellings('twee')).not.toContain('tweede');
    expect(listEqualSpellings('2026').every((word) => word.startsWith('2026'))).toBe(true);
    expect(listEqualSpellings('20261')).toEqual(['20261']);
  });

  it('WAY-20 the spellings of abbreviations and composers are all that mean the same', () => {
    expect(listEqualSpellings('kv')).toEqual(['kv', 'k', 'kochel', 'koechel']);
    expect(listEqualSpellings('tchaikovsky')).toContain('tsjaikovski');
    expect(listComposerSpellings('bach')).toEqual([]);
    expect(listEqualSpellings('bach')).toEqual(['bach']);
    expect(listEqualSpellings('rach')).toContain('rachmaninov');
  });

  it('DOOR-48 the spellings of a feast are its names in both languages', () => {
    expect(listEqualSpellings('kerstmis')).toEqual(['kerstmis', 'kerst', 'christmas', 'xmas']);
    expect(listEqualSpellings('easter')).toEqual(['easter', 'pasen', 'passietijd', 'passiontide']);
  });

  it('WAY-20 tell numbers and catalogues from other words', () => {
    expect(['2', '5e', 'derde', 'third'].map(isNumberWord)).toEqual([true, true, true, true]);
    expect(['drie', 'bach', 'kv'].map(isNumberWord)).toEqual([false, false, false]);
    expect(['bwv', 'op', 'kv', 'bach'].map(isCatalogueWord)).toEqual([true, true, true, false]);
  });
});

describe('the words of a keyword', () => {
  it('leave out articles and the like, unless there are no others', () => {
    expect(listSignificantWords(['de', 'zaal', 'van', 'de', 'zaal'])).toEqual(['zaal']);
    expect(listSignificantWords(['de', 'van'])).toEqual(['de', 'van']);
  });

  it('WAY-20 separate the number of a catalogue', () => {
    expect(listSignificantWords(['k466', 'bwv1007', 'mahler'])).toEqual([
      'k',
      '466',
      'bwv',
      '1007',
      'mahler',
    ]);
  });
});

describe('the other forms of a word', () => {
  it('have the endings of plurals and adjectives, or lack them', () => {
    expect(listInflections('kind')).toEqual(['kinds', 'kinde', 'kindn', 'kinden', 'kindes']);
    expect(listInflections('concerten')).toEqual(expect.arrayContaining(['concerte', 'concert']));
    expect(listInflections('symphony')).toContain('symphonies');
    expect(listInflections('symphonies')).toContain('symphony');
  });

  it('are none for short words and numbers, and no stem is too short', () => {
    expect([listInflections('op'), listInflections('2e')]).toEqual([[], []]);
    expect(listInflections('dies')).not.toContain('di');
    expect(listInflections('les')).not.toContain('l');
  });
});
