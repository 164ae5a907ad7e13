import { describe, expect, it } from 'vitest';
import { matchKeyword } from '#adapters/in-memory/keyword/match-keyword.ts';
import { anIndex } from './an-index.ts';

const works = [
  {
    form: 'sonate',
    composers: ['Ludwig van Beethoven'],
    names: ['kindersonate', 'helder'],
  },
  { form: 'sonate', composers: ['Ludwig van Beethoven'], names: ['pianosonate nr 1', 'grote'] },
  { form: 'concert', composers: ['Arcangelo Corelli'], names: ['concerto grosso op 6 nr 8 kerstconcert'] },
  { form: 'suite', composers: ['Clara Schumann'], names: ['concert in a', 'suite'] },
  { form: 'trio', composers: ['Joseph Haydn'], names: ['trio nr 1', 'suite'] },
  {
    form: 'lied',
    composers: ['Hugo Wolf'],
    names: ['suite', 'heldere mis in f', 'helder lied in f', 'herfst'],
  },
  { form: 'lied', composers: ['Clara Schumann'], names: ['lente', 'herfst'] },
  { form: 'lied', composers: ['Joseph Haydn'], names: ['lente', 'herfst'] },
];

const { index, findIds } = anIndex(
  [
    { id: 'kind', title: 'voor kinderen', words: 'sonate' },
    { id: 'sonate', title: 'een avond', words: 'ludwig van beethoven', works: [1] },
    { id: 'kerst', title: 'kerst', words: 'in de zaal' },
    { id: 'kerstnacht', title: 'kerstnacht' },
    { id: 'nacht', title: 'lange nacht na kerst' },
    { id: 'clara', title: 'clara', words: 'clara schumann piano', works: [3] },
    { id: 'haydn', title: 'trio', words: 'joseph haydn', works: [4] },
    { id: 'los', title: 'concert met schumann' },
    { id: 'wolf', title: 'liederen', words: 'hugo wolf' },
    { id: 'anna', title: 'anna bakker', words: 'zingt maria' },
    { id: 'anna maria', title: 'solo', words: 'anna maria bakker' },
    { id: 'back', title: 'back', words: 'fuga' },
    { id: 'bach', title: 'bach', words: 'fuga' },
  ],
  works,
  ['clara schumann', 'ludwig van beethoven', 'anna bakker', 'anna maria bakker'],
);

function find(keyword: string, isForgiving = false): readonly string[] {
  const { match } = matchKeyword(index, keyword, isForgiving);
  return match ? findIds(match) : [];
}

describe('a word that names a work', () => {
  it('DOOR-48 is not taken apart: if the work is not played, what comes nearest is found', () => {
    expect(find('kindersonate')).toEqual([]);
    expect(find('kindersonate', true)).toEqual(['sonate']);
  });

  it('DOOR-48 is taken apart if it is one of many in a title', () => {
    expect(find('kerstconcert')).toEqual(['kerst', 'nacht']);
  });

  it('DOOR-5 is not taken apart where a text has it', () => {
    expect(find('kerstnacht')).toEqual(['kerstnacht']);
    expect(matchKeyword(index, 'zaalsonate', false).matchingWords).toEqual(['zaalsonate']);
  });
});

describe('a word for every result', () => {
  it('DOOR-5 is left out beside other words, unless they name a work with it', () => {
    expect(find('kerst concert')).toEqual(['kerst', 'nacht']);
    expect(find('schumann concert')).toEqual(['clara', 'los']);
    expect(matchKeyword(index, 'schumann concert', false).matchingWords).toContain('concert');
  });
});

describe('the works that come nearest', () => {
  it('WAY-23 are of the composers of the closest names, and of two at most', () => {
    expect(find('helder', true)).toEqual(['sonate']);
    expect(find('lente', true)).toEqual(['clara', 'haydn']);
    expect(find('herfst', true)).toEqual([]);
  });

  it('DOOR-6 do not count a number alone, nor words that name nothing', () => {
    expect(find('kv 999', true)).toEqual([]);
    expect(find('zebra 999', true)).toEqual([]);
    expect(find('beethoven 999', true)).toEqual(['sonate']);
  });
});

describe('a misspelled word', () => {
  it('WAY-21 leaves the words beside it as they are', () => {
    expect(find('bach fuha', true)).toEqual(['bach']);
  });
});

describe('a person', () => {
  it('DOOR-6 a person with three names is no other whose text has the third elsewhere', () => {
    expect(find('anna maria bakker')).toEqual(['anna maria']);
  });

  it('DOOR-6 is found by name and by works, all of them equally', () => {
    const { match } = matchKeyword(index, 'clara schumann', false);
    expect(match).toEqual({
      texts: [[['clara schumann']]],
      isInOneText: false,
      ranksTexts: true,
      works: [3, 6].map((work) => ({ work, score: 0 })),
    });
  });

  it('DOOR-45 a person with the family name of another finds nothing', () => {
    expect(matchKeyword(index, 'clara beethoven', false).match).toEqual({
      texts: [],
      isInOneText: false,
      ranksTexts: true,
      works: [],
    });
  });
});

describe('a single word', () => {
  it('WAY-20 ranks by texts, a work that has it in its name adds nothing', () => {
    const { match } = matchKeyword(index, 'suite', false);
    expect(match).toMatchObject({ isInOneText: false, ranksTexts: true });
    expect(match?.works).toEqual([3, 4, 5].map((work) => ({ work, score: 0 })));
  });
});
