import { describe, expect, it } from 'vitest';
import { waysOut, worthLoosening } from '#domain/listing/loosened.ts';

describe('the ways out of an empty list', () => {
  it('LIST-14 are tried one filter at a time, where there is more than one', () => {
    expect(worthLoosening(['piano', 'Foyer'])).toEqual(['piano', 'Foyer']);
    expect(worthLoosening(['piano'])).toEqual([]);
    expect(worthLoosening([])).toEqual([]);
  });

  it('LIST-14 are looked for among six filters at most', () => {
    expect(worthLoosening([...'abcdefgh'])).toEqual([...'abcdef']);
  });

  it('LIST-14 lead somewhere, the one that leads to most first, three at most', () => {
    const tried = [1, 0, 12, 5, 3].map((count) => ({ without: `filter ${count}`, count }));
    expect(waysOut(tried).map(({ count }) => count)).toEqual([12, 5, 3]);
  });
});
