import { describe, expect, it } from 'vitest';
import {
  normalizeMusicianSlug,
  parseMusicianSlug,
  toMusicianKeyword,
  toMusicianSlug,
  toMusicianUri,
  toMusicianUrl,
} from '#domain/musician/musician-address.ts';
import { isEnsemble, selectRoles } from '#domain/musician/musician-roles.ts';
import { findPerformersInKeyword, isAboutMusician } from '#domain/musician/performers-in-keyword.ts';

describe('an ensemble', () => {
  it.each([
    [],
    ['Koor'],
    ['choir'],
    ['chorus'],
    ['orkest'],
    ['orchestra'],
    ['ensemble'],
    ['band'],
    ['strijkkwartet'],
    ['string quartet'],
    ['koor', 'stemmen'],
    ['voices'],
    ['koor en orkest'],
  ])('PERSON-7 has no role, or that of a group: %j', (...roles: readonly string[]) => {
    expect(isEnsemble('Nachtstroom', roles)).toBe(true);
  });

  it.each([
    'Conservatorium aan de Kade',
    'Kamerkoor Windkracht',
    'The Laight Children’s Chorus',
    'Imke Dorsman Kwartet',
    'Jeugdorkest Stroomopwaarts',
    'Nour Al-Sahrani Trio',
  ])('PERSON-7 has a name with a word of a group, whatever the role: %s', (name) => {
    expect(isEnsemble(name, ['piano'])).toBe(true);
  });

  it.each([
    ['Ada Lund', ['koordirigent']],
    ['Ada Lund', ['chorus director']],
    ['Ada Lund', ['koor', 'sopraan']],
    ['Wessel Aerts', ['klavecimbel en leiding']],
    ['Demetrio Husband', ['tenor']],
  ])('PERSON-7 is no person with another role: %s, %j', (name, roles) => {
    expect(isEnsemble(name, roles)).toBe(false);
  });
});

describe('the roles of a musician', () => {
  it('PERSON-2 are each named once, the most frequent first, in the first spelling', () => {
    expect(selectRoles('Ada Lund', ['Leiding', 'dirigent', 'leiding', 'Dirigent', 'LEIDING'])).toEqual([
      'Leiding',
      'dirigent',
    ]);
  });

  it('PERSON-2 are several where a concert names several', () => {
    expect(selectRoles('Wessel Aerts', ['klavecimbel en leiding', 'leiding'])).toEqual([
      'leiding',
      'klavecimbel',
    ]);
    expect(selectRoles('Ada Lund', ['harpsichord and direction'])).toEqual(['harpsichord', 'direction']);
    expect(selectRoles('Ada Lund', ['zang & accordeon,'])).toEqual(['zang', 'accordeon']);
    expect(selectRoles('Ada Lund', ['Engelse hoorn'])).toEqual(['Engelse hoorn']);
  });

  it('PERSON-2 are at most three', () => {
    expect(selectRoles('Ada Lund', ['viool', 'zang', 'regie', 'tekst'])).toEqual(['viool', 'zang', 'regie']);
  });

  it('PERSON-2 are, of an ensemble, what it is, and not who of it plays', () => {
    expect(selectRoles('Kamerkoor Windkracht', ['stemmen', 'koor', 'koor'])).toEqual(['koor']);
    expect(selectRoles('Conservatorium aan de Kade', ['strijkkwartet', 'viool, piano'])).toEqual([]);
    expect(selectRoles('Nachtstroom', [])).toEqual([]);
  });
});

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

const ruben = { name: 'Ruben Terpstra', role: 'bariton' };
const wies = { name: 'Wies Terpstra', role: 'viool' };
const zuzanna = { name: 'Zuzanna Dvořáková', role: 'gitaar' };
const orchestra = { name: 'Orkest van de Lage Landen' };
const performers = [orchestra, ruben, wies, zuzanna, { ...ruben, role: 'zang' }];

describe('the musicians whom a search names', () => {
  it.each([
    ['terpstra', ['Ruben Terpstra', 'Wies Terpstra']],
    ['Ruben Terpstra', ['Ruben Terpstra']],
    ['terpstra, ruben', ['Ruben Terpstra']],
    ['dvorakova', ['Zuzanna Dvořáková']],
    ['orkest van de lage landen', ['Orkest van de Lage Landen']],
  ])('PERSON-8 %s names %j', (keyword, names) => {
    expect(findPerformersInKeyword(performers, keyword).map(({ name }) => name)).toEqual(names);
  });

  it.each(['ruben', 'orkest', 'lage landen', 'terpstra winterreise', '', '?'])(
    'PERSON-8 ‘%s’ names none',
    (keyword) => {
      expect(findPerformersInKeyword([...performers, { name: '?' }], keyword)).toEqual([]);
    },
  );
});

describe('a page about a musician', () => {
  const hit = { url: '/ontdek/thee', title: 'Thee', highlights: [] };

  it('PERSON-9 names them in its title, its texts or a passage', () => {
    const passage = [
      { text: 'met ', isMatch: false },
      { text: 'Ruben', isMatch: true },
      { text: ' Terpstra.', isMatch: false },
    ];
    expect(isAboutMusician({ ...hit, title: 'Ruben Terpstra zingt' }, ruben.name)).toBe(true);
    expect(isAboutMusician({ ...hit, subtitle: 'Ruben Terpstra, bariton' }, ruben.name)).toBe(true);
    expect(isAboutMusician({ ...hit, introduction: 'Een uur met ruben terpstra.' }, ruben.name)).toBe(true);
    expect(isAboutMusician({ ...hit, highlights: [passage] }, ruben.name)).toBe(true);
  });

  it('PERSON-9 is not one that has only some of the words of the name, or longer ones', () => {
    expect(isAboutMusician({ ...hit, title: 'Ruben en Wies Terpstra' }, ruben.name)).toBe(false);
    expect(isAboutMusician({ ...hit, title: 'Ruben Terpstraat' }, ruben.name)).toBe(false);
    expect(isAboutMusician({ ...hit, title: 'Thee, koffie' }, '…')).toBe(false);
  });

  it.each([
    'Ruben Terpstra’s winterreis',
    'Bariton Ruben Terpstra zingt',
    'Met de bariton Ruben Terpstra, Wies Terpstra en anderen',
    'Thee met Mirte Aldewerelt, Ruben Terpstra en koekjes',
    'Hij drinkt thee. Bariton Ruben Terpstra zingt. Daarna koffie.',
    'Het Ruben Terpstra Kwartet speelt, en Ruben Terpstra zingt',
  ])('PERSON-9 names them in ‘%s’', (title) => {
    expect(isAboutMusician({ ...hit, title }, ruben.name)).toBe(true);
  });

  it('PERSON-9 names them at the end of one text, before another', () => {
    expect(isAboutMusician({ ...hit, title: 'Ruben Terpstra', subtitle: 'Winterreise' }, ruben.name)).toBe(
      true,
    );
  });

  it.each([
    'Ruben Terpstra Kwartet speelt',
    'De stem van Jan Ruben Terpstra',
    'Thee met Mirte, Jan Ruben Terpstra en koekjes',
    'Ruben Terpstra-Bos zingt',
    'Jan-Ruben Terpstra zingt',
  ])('PERSON-5 is not one about a musician with a longer name: ‘%s’', (title) => {
    expect(isAboutMusician({ ...hit, title }, ruben.name)).toBe(false);
  });

  it('PERSON-5 is not one about a musician whose name has another accent', () => {
    const story = { ...hit, title: 'Ján Bos zingt' };
    expect(isAboutMusician(story, 'Jan Bos')).toBe(false);
    expect(isAboutMusician(story, 'Ján Bos')).toBe(true);
    expect(isAboutMusician({ ...hit, title: story.title.normalize('NFD') }, 'Ján Bos')).toBe(true);
    expect(isAboutMusician({ ...hit, title: 'Jan Bos zingt'.normalize('NFD') }, 'Ján Bos')).toBe(false);
  });
});
