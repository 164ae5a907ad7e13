import { describe, expect, it } from 'vitest';
import { keywordScore, wordsIn } from '#domain/listing/keyword-score.ts';

const concert = {
  title: 'Mahlers Tweede',
  subtitle: 'Met groot koor',
  introduction: 'Een avond over opstanding.',
  words: ['Gustav Mahler', 'Symfonisch', 'Grote Zaal', 'Antonín Dvořák'],
};

describe('a keyword', () => {
  it('finds whole words in any field, and requires all of them', () => {
    expect(keywordScore(concert, 'tweede dvorak')).toBeGreaterThan(0);
    expect(keywordScore(concert, 'tweede brahms')).toBe(0);
    expect(keywordScore(concert, 'opstand')).toBe(0);
  });

  it('does not care for capitals and accents', () => {
    expect(keywordScore(concert, 'DVOŘÁK')).toBeGreaterThan(0);
    expect(keywordScore(concert, 'ántonin')).toBeGreaterThan(0);
  });

  it('finds everything when empty', () => {
    expect(keywordScore(concert, '')).toBeGreaterThan(0);
    expect(keywordScore(concert, '  ')).toBeGreaterThan(0);
  });

  it('finds nothing without a letter or digit', () => {
    expect(keywordScore(concert, '--- !?')).toBe(0);
  });

  it('weighs a word in the title above the subtitle, then the words, then the introduction', () => {
    const scores = ['tweede', 'koor', 'symfonisch', 'opstanding'].map((word) => keywordScore(concert, word));
    expect(scores).toEqual([8, 4, 2, 1]);
  });

  it('adds the weights of all fields with a word', () => {
    expect(keywordScore({ ...concert, introduction: 'De Tweede van Mahler.' }, 'tweede')).toBe(9);
    expect(keywordScore(concert, 'tweede koor')).toBe(12);
  });

  it('ignores missing fields', () => {
    expect(keywordScore({ title: 'Mahler', words: [] }, 'mahler')).toBe(8);
    expect(keywordScore({ title: 'Mahler', words: [] }, 'koor')).toBe(0);
  });
});

describe('the words of a text', () => {
  it('are sequences of letters and digits, folded', () => {
    expect(wordsIn('Dvořák, nr. 9 (1893)')).toEqual(['dvorak', 'nr', '9', '1893']);
  });

  it('are none where it has neither', () => {
    expect(wordsIn('--- !?')).toEqual([]);
  });
});
