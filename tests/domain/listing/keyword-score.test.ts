import { describe, expect, it } from 'vitest';
import { scoreKeyword, toFoldedWords } from '#domain/listing/keyword-score.ts';

const concert = {
  title: 'Mahlers Tweede',
  subtitle: 'Met groot koor',
  introduction: 'Een avond over opstanding.',
  words: ['Gustav Mahler', 'Symfonisch', 'Grote Zaal', 'Antonín Dvořák'],
};

describe('a keyword', () => {
  it('finds whole words in any field, and requires all of them', () => {
    expect(scoreKeyword(concert, 'tweede dvorak')).toBeGreaterThan(0);
    expect(scoreKeyword(concert, 'tweede brahms')).toBe(0);
    expect(scoreKeyword(concert, 'opstand')).toBe(0);
  });

  it('does not care for capitals and accents', () => {
    expect(scoreKeyword(concert, 'DVOŘÁK')).toBeGreaterThan(0);
    expect(scoreKeyword(concert, 'ántonin')).toBeGreaterThan(0);
  });

  it('finds everything when empty', () => {
    expect(scoreKeyword(concert, '')).toBeGreaterThan(0);
    expect(scoreKeyword(concert, '  ')).toBeGreaterThan(0);
  });

  it('finds nothing without a letter or digit', () => {
    expect(scoreKeyword(concert, '--- !?')).toBe(0);
  });

  it('weighs a word in the title above the subtitle, then the words, then the introduction', () => {
    const scores = ['tweede', 'koor', 'symfonisch', 'opstanding'].map((word) => scoreKeyword(concert, word));
    expect(scores).toEqual([8, 4, 2, 1]);
  });

  it('DOOR-3 weighs a word of its phrases above the title', () => {
    expect(scoreKeyword({ ...concert, phrases: ['groot orkest'] }, 'orkest')).toBe(16);
    expect(scoreKeyword({ ...concert, phrases: ['groot orkest'] }, 'opstand')).toBe(0);
  });

  it('adds the weights of all fields with a word', () => {
    expect(scoreKeyword({ ...concert, introduction: 'De Tweede van Mahler.' }, 'tweede')).toBe(9);
    expect(scoreKeyword(concert, 'tweede koor')).toBe(12);
  });

  it('ignores missing fields', () => {
    expect(scoreKeyword({ title: 'Mahler', words: [] }, 'mahler')).toBe(8);
    expect(scoreKeyword({ title: 'Mahler', words: [] }, 'koor')).toBe(0);
  });
});

describe('the words of a text', () => {
  it('are sequences of letters and digits, folded', () => {
    expect(toFoldedWords('Dvořák, nr. 9 (1893)')).toEqual(['dvorak', 'nr', '9', '1893']);
  });

  it('are none where it has neither', () => {
    expect(toFoldedWords('--- !?')).toEqual([]);
  });
});
