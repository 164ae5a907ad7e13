import { describe, expect, it } from 'vitest';
import { compareAscending } from '#domain/compare-ascending.ts';

describe('from low to high', () => {
  it('sort texts by code unit, regardless of language', () => {
    expect(['b', 'é', 'a', 'B', 'b'].toSorted(compareAscending)).toEqual(['B', 'a', 'b', 'b', 'é']);
  });

  it('preserve the order of equal values', () => {
    expect([
      compareAscending(Infinity, Infinity),
      compareAscending('a', 'a'),
      compareAscending(1, 2),
      compareAscending(2, 1),
    ]).toEqual([0, 0, -1, 1]);
  });
});
