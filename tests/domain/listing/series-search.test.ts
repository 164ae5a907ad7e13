import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortSeries } from '#domain/listing/series-list.ts';

const series = (uri: string, starts?: number, concerts = starts === undefined ? 0 : 1) => ({
  uri,
  ...(starts !== undefined && { starts }),
  concerts,
});

const uris = (all: readonly { readonly uri: string }[]) => all.map(({ uri }) => uri);

describe('the order of series', () => {
  it('LIST-11 goes by the first concert, more concerts first, then by uri, series without concerts last', () => {
    const expected = [
      series('early', 10, 3),
      series('late', 10, 2),
      series('a', 20),
      series('b', 20),
      series('far', 9e15),
      series('c'),
      series('d'),
    ];
    expect(uris(sortSeries(expected.toReversed()))).toEqual(uris(expected));
  });

  it('LIST-11 does not depend on the order they come in', () => {
    const all = fc.uniqueArray(
      fc.record({
        uri: fc.string({ maxLength: 2 }),
        starts: fc.option(fc.nat({ max: 3 }), { nil: undefined }),
        concerts: fc.nat({ max: 3 }),
      }),
      { selector: ({ uri }) => uri },
    );
    fc.assert(
      fc.property(all, (some) => {
        const made = some.map(({ uri, starts, concerts }) => series(uri, starts, concerts));
        expect(uris(sortSeries(made.toReversed()))).toEqual(uris(sortSeries(made)));
      }),
    );
  });
});
