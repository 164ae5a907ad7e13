import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortSeries } from '#domain/listing/series-search.ts';

const series = (uri: string, starts?: number, concerts = starts === undefined ? 0 : 1) => ({
  uri,
  ...(starts !== undefined && { starts }),
  concerts,
});

const uris = (all: readonly { readonly uri: string }[]) => all.map(({ uri }) => uri);

describe('the order of series', () => {
  it('LIST-11 goes by the first concert', () => {
    expect(uris(sortSeries([series('late', 30), series('early', 10, 2), series('middle', 20)]))).toEqual([
      'early',
      'middle',
      'late',
    ]);
  });

  it('LIST-11 puts more concerts first where the first is the same', () => {
    expect(uris(sortSeries([series('one', 10), series('three', 10, 3), series('two', 10, 2)]))).toEqual([
      'three',
      'two',
      'one',
    ]);
  });

  it('LIST-11 goes by uri where all else is the same', () => {
    expect(uris(sortSeries([series('b', 10), series('a', 10), series('d'), series('c')]))).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });

  it('LIST-11 puts series without concerts last', () => {
    expect(uris(sortSeries([series('empty'), series('far', 9e15)]))).toEqual(['far', 'empty']);
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
