import { describe, expect, it } from 'vitest';
import { keywordScore } from '#domain/listing/keyword-score.ts';

const concert = {
  title: 'Mahlers Tweede',
  subtitle: 'Met groot koor',
  introduction: 'Een avond over opstanding.',
  words: ['Gustav Mahler', 'Symfonisch', 'Grote Zaal', 'Antonín Dvořák'],
};

describe('a keyword', () => {
  it('finds whole words wherever they stand, all of them', () => {
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

  it('weighs a word in the title above one in the introduction', () => {
    expect(keywordScore(concert, 'tweede')).toBeGreaterThan(keywordScore(concert, 'opstanding'));
  });
});
