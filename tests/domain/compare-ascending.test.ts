import { describe, expect, it } from 'vitest';
import { compareAscending } from '#domain/compare-ascending.ts';

describe('from low to high', () => {
  it('sort numbers by size, including infinite ones', () => {
    const numbers = [10, Number.POSITIVE_INFINITY, 9, -1, Number.POSITIVE_INFINITY, 9];
    expect(numbers.toSorted(compareAscending)).toEqual([-1, 9, 9, 10, Infinity, Infinity]);
  });

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
