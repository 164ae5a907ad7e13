import { describe, expect, it } from 'vitest';
import { isInvalidated } from '#domain/caching/invalidation.ts';

describe('what is to be forgotten', () => {
  it('is what is named, and what begins with its words', () => {
    const keys = ['page nl mahler', 'page nl mahler-2', 'page en mahler', 'pages', 'page nl'];
    expect(keys.filter((key) => isInvalidated(key, ['page nl']))).toEqual([
      'page nl mahler',
      'page nl mahler-2',
      'page nl',
    ]);
    expect(keys.filter((key) => isInvalidated(key, ['page nl mahler', 'pages']))).toEqual([
      'page nl mahler',
      'pages',
    ]);
  });

  it('matches every key without prefixes', () => {
    expect(isInvalidated('global nl', [])).toBe(true);
  });
});
