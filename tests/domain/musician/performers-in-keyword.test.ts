import { describe, expect, it } from 'vitest';
import { findPerformersInKeyword, isAboutMusician } from '#domain/musician/performers-in-keyword.ts';

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
