import { describe, expect, it } from 'vitest';
import { bestRelaxations, filtersToRelax } from '#domain/listing/list-filter.ts';

describe('the relaxations of an empty list', () => {
  it('LIST-14 are tried one filter at a time, where there is more than one', () => {
    expect(filtersToRelax(['piano', 'Foyer'])).toEqual(['piano', 'Foyer']);
    expect(filtersToRelax(['piano'])).toEqual([]);
    expect(filtersToRelax([])).toEqual([]);
  });

  it('LIST-14 are looked for among six filters at most', () => {
    expect(filtersToRelax([...'abcdefgh'])).toEqual([...'abcdef']);
  });

  it('LIST-14 find something, the one that finds most first, three at most', () => {
    const tried = [1, 0, 12, 5, 3].map((count) => ({ filter: `filter ${count}`, count }));
    expect(bestRelaxations(tried).map(({ count }) => count)).toEqual([12, 5, 3]);
  });
});
