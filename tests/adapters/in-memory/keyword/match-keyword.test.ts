import { describe, expect, it } from 'vitest';
import { matchKeyword } from '#adapters/in-memory/keyword/match-keyword.ts';
import { anIndex } from './an-index.ts';

const works = [
  { form: 'symfonie', composers: ['Gustav Mahler'], names: ['mahler 2', 'auferstehung'] },
  { form: 'symfonie', composers: ['Gustav Mahler'], names: ['mahler 4', 'symfonie nr 4'] },
  { form: 'lied', composers: ['Gustav Mahler'], names: ['kindertotenlieder'] },
  { form: 'sonate', composers: ['Ludwig van Beethoven'], names: ['pianosonate nr 14 mondschein'] },
  { form: 'suite', composers: ['Johann Sebastian Bach'], names: ['cellosuite nr 1'] },
];

const people = ['gustav mahler', 'ludwig van beethoven', 'john adams', 'john luther adams', 'lotte vermeer'];

const { index, findIds } = anIndex(
  [
    { id: 'vierde', title: 'mahlers vierde', words: 'gustav mahler', works: [1] },
    { id: 'liederen', title: 'liederen', words: 'gustav mahler', works: [2] },
    { id: 'negende', title: 'negende van een ander', words: 'ludwig van beethoven john luther adams' },
    { id: 'sonate', title: 'pianosonates in de nacht', words: 'ludwig van beethoven', works: [3] },
    { id: 'suite', title: 'bij kaarslicht', words: 'johann sebastian bach suite', works: [4] },
    { id: 'adams', title: 'de kust', words: 'john adams' },
    { id: 'kinderen', title: 'voor kinderen', words: 'piano sonate' },
    { id: 'kerst', title: 'kerst in de grote zaal', words: 'lotte vermeer' },
  ],
  works,
  people,
);

function findExact(keyword: string) {
  const { match } = matchKeyword(index, keyword, false);
  return match ? findIds(match) : [];
}

function findForgiving(keyword: string) {
  const { match } = matchKeyword(index, keyword, true);
  return match ? findIds(match) : [];
}

describe('what a keyword finds', () => {
  it('is nothing without a letter or digit', () => {
    expect(matchKeyword(index, ' - ? ', true)).toEqual({ match: null, exact: null, matchingWords: [] });
  });

  it('is in the title if it names a work or has a number', () => {
    expect(findExact('mahler 4')).toEqual(['vierde']);
    expect(findExact('mahler negende')).toEqual([]);
    expect(findExact('beethoven negende')).toEqual([]);
    expect(findExact('negende ander')).toEqual(['negende']);
  });

  it('has other forms only if the search is forgiving, and the words as typed count as exact', () => {
    expect(findExact('kind')).toEqual([]);
    expect(findExact('kinderen')).toEqual(['kinderen']);
    const meaning = matchKeyword(index, 'kust', true);
    expect(meaning.exact && findIds(meaning.exact)).toEqual(['adams']);
    expect(meaning.matchingWords).toEqual(expect.arrayContaining(['kust', 'kusten']));
    expect(matchKeyword(index, 'kust', false)).toMatchObject({ exact: null, matchingWords: ['kust'] });
    expect(findForgiving('pianosonate')).toEqual(['sonate']);
  });

  it('WAY-20 leaves out the possessive', () => {
    expect(findExact('Mahler’s')).toEqual(['vierde', 'liederen']);
  });
});

describe('a compound', () => {
  it('DOOR-5 is found taken apart or together', () => {
    expect(findExact('piano sonates')).toEqual(['sonate']);
    expect(findExact('kinderconcert')).toEqual(['kinderen']);
    expect(findExact('mondscheinsonate')).toEqual(['sonate']);
    expect(findExact('kerstzaal')).toEqual(['kerst']);
  });

  it('DOOR-5 needs no concert beside other words, unless that names a work', () => {
    expect(findExact('kerst concert')).toEqual(['kerst']);
    expect(findExact('concert')).toEqual([]);
  });

  it('DOOR-5 leads from a composer and an instrument to the works for it', () => {
    expect(findExact('bach cello')).toEqual(['suite']);
    expect(findExact('mahler cello')).toEqual([]);
  });
});

describe('a name', () => {
  it('DOOR-6 in full is that person, and no other with one more', () => {
    expect(findExact('john adams')).toEqual(['adams']);
    expect(findExact('john luther adams')).toEqual(['negende']);
    expect(findExact('adams')).toEqual(['negende', 'adams']);
    expect(findExact('gustav mahler')).toEqual(['vierde', 'liederen']);
  });

  it('DOOR-45 a name that no musician has finds nothing, but what comes nearest to the other words may be found', () => {
    expect(findExact('lotte mahler')).toEqual([]);
    expect(findForgiving('lotte mahler')).toEqual([]);
    expect(findExact('lotte vermeer kerst')).toEqual(['kerst']);
  });
});

describe('a word that nothing has', () => {
  it('WAY-21 may be misspelled or the beginning of another', () => {
    expect(findForgiving('kersd')).toEqual(['kerst']);
    expect(findForgiving('kaars')).toEqual(['suite']);
    expect(findForgiving('kers')).toEqual(['kerst']);
    expect(findForgiving('ke')).toEqual([]);
  });

  it('WAY-21 may be two that are written apart', () => {
    expect(findForgiving('kaars lichd')).toEqual(['suite']);
    expect(findForgiving('mahler nachd')).toEqual([]);
  });
});

describe('a work that is not played', () => {
  it('WAY-23 has what comes nearest: works of its composer, first of its form', () => {
    const { match, matchingWords } = matchKeyword(index, 'mahler 2', true);
    expect(match && findIds(match)).toEqual(['vierde', 'liederen']);
    expect(match?.works).toEqual([
      { work: 0, score: 2 },
      { work: 1, score: 2 },
      { work: 2, score: 1 },
    ]);
    expect([match?.ranksTexts, matchingWords]).toEqual([false, ['gustav', 'mahler']]);
  });

  it('DOOR-6 a work with a number that does not exist finds what comes nearest to its composer', () => {
    expect(findForgiving('mahler kv 999')).toEqual(['vierde', 'liederen']);
    expect(findForgiving('kv 999')).toEqual([]);
  });
});
