import { describe, expect, it } from 'vitest';
import { isInvalidatedByPrefix } from '#ports/shared-cache.port.ts';

describe('what is to be forgotten', () => {
  it('matches the named keys, and keys with these prefixes', () => {
    const keys = ['page nl mahler', 'page nl mahler-2', 'page en mahler', 'pages', 'page nl'];
    expect(keys.filter((key) => isInvalidatedByPrefix(key, ['page nl']))).toEqual([
      'page nl mahler',
      'page nl mahler-2',
      'page nl',
    ]);
    expect(keys.filter((key) => isInvalidatedByPrefix(key, ['page nl mahler', 'pages']))).toEqual([
      'page nl mahler',
      'pages',
    ]);
  });

  it('matches every key without prefixes', () => {
    expect(isInvalidatedByPrefix('global nl', [])).toBe(true);
  });
});
