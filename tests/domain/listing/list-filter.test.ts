import { describe, expect, it } from 'vitest';
import { pickBestRelaxations, pickFiltersToRelax } from '#domain/listing/list-filter.ts';

describe('the relaxations of an empty list', () => {
  it('LIST-14 are tried one filter at a time, where there is more than one', () => {
    expect(pickFiltersToRelax(['piano', 'Foyer'])).toEqual(['piano', 'Foyer']);
    expect(pickFiltersToRelax(['piano'])).toEqual([]);
    expect(pickFiltersToRelax([])).toEqual([]);
  });

  it('LIST-14 are looked for among six filters at most', () => {
    expect(pickFiltersToRelax([...'abcdefgh'])).toEqual([...'abcdef']);
  });

  it('LIST-14 find something, the one that finds most first, three at most', () => {
    const tried = [1, 0, 12, 5, 3].map((count) => ({ filter: `filter ${count}`, count }));
    expect(pickBestRelaxations(tried).map(({ count }) => count)).toEqual([12, 5, 3]);
    expect(pickBestRelaxations(tried.slice(0, 3)).map(({ count }) => count)).toEqual([12, 1]);
  });
});
