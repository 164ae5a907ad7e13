import { describe, expect, it } from 'vitest';
import { findFullNames, joinFullNames, createNameIndex } from '#adapters/in-memory/keyword/name-index.ts';

const book = createNameIndex([
  'jan bakker',
  'lotte vermeer',
  'john adams',
  'john luther adams',
  'johann sebastian bach',
  'kleine kapel van vermeer',
  'pjotr tsjaikovski',
  'ensemble',
]);

/** The words of a keyword with names joined, each with its spellings. */
function join(...words: readonly (string | readonly string[])[]) {
  return joinFullNames(
    book,
    words.map((word) => (typeof word === 'string' ? [word] : word)),
  );
}

describe('the names in a keyword', () => {
  it('DOOR-45 are one word where a given name stands before the family name of the same person', () => {
    expect(join('jan', 'bakker')).toEqual([['jan bakker']]);
    expect(join('requiem', 'lotte', 'vermeer', 'koor')).toEqual([['requiem'], ['lotte vermeer'], ['koor']]);
  });

  it('DOOR-45 have no spelling if no person has both: two people are not one', () => {
    expect(join('jan', 'vermeer')).toEqual([[]]);
    expect(join('lotte', 'bakker', 'piano')).toEqual([[], ['piano']]);
  });

  it('DOOR-45 stay apart where two family names, or a name and another word, stand side by side', () => {
    expect(join('bakker', 'vermeer')).toEqual([['bakker'], ['vermeer']]);
    expect(join('jan', 'piano')).toEqual([['jan'], ['piano']]);
    expect(join('vermeer', 'jan')).toEqual([['vermeer'], ['jan']]);
  });

  it('DOOR-45 leave out a third name only if a person is called without it', () => {
    expect(join('john', 'adams')).toEqual([['john adams']]);
    expect(join('johann', 'bach')).toEqual([['johann sebastian bach']]);
  });

  it('DOOR-45 may be in any spelling', () => {
    expect(join('pjotr', ['tchaikovsky', 'tsjaikovski'])).toEqual([['pjotr tsjaikovski']]);
  });

  it('DOOR-6 are found as a whole, apart from words such as van', () => {
    expect(findFullNames(book, ['john', 'luther', 'adams'])).toEqual(['john luther adams']);
    expect(findFullNames(book, ['kleine', 'kapel', 'vermeer'])).toEqual(['kleine kapel van vermeer']);
    expect(findFullNames(book, ['john'])).toEqual([]);
    expect(findFullNames(book, ['ensemble'])).toEqual([]);
    expect(findFullNames(book, ['adams', 'john'])).toEqual([]);
  });
});
