import { describe, expect, it } from 'vitest';
import {
  normalizeMusicianSlug,
  parseMusicianSlug,
  toMusicianKeyword,
  toMusicianSlug,
  toMusicianUri,
  toMusicianUrl,
} from '#domain/musician/musician-address.ts';

describe('the address of a musician', () => {
  it('PERSON-1 is the whole name in small letters, in the folder of the language', () => {
    expect(toMusicianUrl('Mirte Aldewerelt', 'nl')).toBe('/musici/mirte-aldewerelt');
    expect(toMusicianUrl('Mirte Aldewerelt', 'en')).toBe('/en/musicians/mirte-aldewerelt');
    expect(toMusicianUrl('Orkest van de Lage Landen', 'nl')).toBe('/musici/orkest-van-de-lage-landen');
    expect(toMusicianUri('Mirte Aldewerelt', 'en')).toBe('musicians/mirte-aldewerelt');
  });

  it('PERSON-5 differs for names that differ in an accent or a letter', () => {
    const names = ['Jan Bos', 'Ján Bos', 'Jan Bosch', 'Jan Bøs', 'Jan J. Bos'];
    expect(new Set(names.map(toMusicianSlug)).size).toBe(names.length);
    expect(toMusicianUrl('Ján Bos', 'nl')).toBe('/musici/j%C3%A1n-bos');
  });

  it('PERSON-5 is one for spellings of the same name: capitals, spaces, punctuation, composed letters', () => {
    const spellings = ['Anne-Marie van ’t Hek', "Anne Marie Van 't Hek", ' ANNE–MARIE  VAN ‘T HEK'];
    expect(new Set(spellings.map(toMusicianSlug))).toEqual(new Set(['anne-marie-van-t-hek']));
    expect(toMusicianSlug('Ján'.normalize('NFD'))).toBe(toMusicianSlug('Ján'));
  });

  it('PERSON-1 does not exist for a name without a letter or digit', () => {
    expect(toMusicianUrl('…', 'nl')).toBeUndefined();
    expect(toMusicianUrl('', 'en')).toBeUndefined();
  });

  it.each([
    ['musici/mirte-aldewerelt', 'nl', 'mirte-aldewerelt'],
    ['musicians/mirte-aldewerelt', 'en', 'mirte-aldewerelt'],
    ['musici/ján-bos', 'nl', 'ján-bos'],
    ['musicians/mirte-aldewerelt', 'nl', undefined],
    ['musici', 'nl', undefined],
    ['musici/', 'nl', undefined],
    ['musici/mirte-aldewerelt/foto', 'nl', undefined],
    ['musici/Mirte-Aldewerelt', 'nl', undefined],
    ['musici/mirte aldewerelt', 'nl', undefined],
    [`musici/${'a'.repeat(200)}`, 'nl', 'a'.repeat(200)],
    [`musici/${'a'.repeat(201)}`, 'nl', undefined],
  ] as const)('PERSON-1 the address of %s in %s has the slug %s', (uri, locale, slug) => {
    expect(parseMusicianSlug(uri, locale)).toBe(slug);
  });

  it.each([
    ['musici/Mirte-Aldewerelt', 'mirte-aldewerelt'],
    ['musici/mirte aldewerelt', 'mirte-aldewerelt'],
    [`musici/${'ján-bos'.normalize('NFD')}`, 'ján-bos'],
    ['musici/…', undefined],
    ['musicians/Mirte', undefined],
    ['musici/Mirte/foto', undefined],
    [`musici/${'A'.repeat(201)}`, undefined],
  ])('PERSON-5 %s means the slug %s', (uri, slug) => {
    expect(normalizeMusicianSlug(uri, 'nl')).toBe(slug);
  });

  it('PERSON-1 is searched for by its words', () => {
    expect(toMusicianKeyword('orkest-van-de-lage-landen')).toBe('orkest van de lage landen');
  });
});
