import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inSeriesOrder } from '#domain/listing/series-order.ts';
import { instantAt } from '#domain/time/instant.ts';
import { anEvent } from '#tests/domain/event/an-event.ts';

const series = (uri: string, ...starts: readonly number[]) => ({
  uri,
  events: starts.map((moment) => anEvent({ starts: instantAt(moment) })),
});

const uris = (all: readonly { readonly uri: string }[]) => all.map(({ uri }) => uri);

describe('the order of series', () => {
  it('LIST-11 goes by the first event, wherever it stands in the series', () => {
    expect(uris(inSeriesOrder([series('late', 30), series('early', 50, 10), series('middle', 20)]))).toEqual([
      'early',
      'middle',
      'late',
    ]);
  });

  it('LIST-11 puts more events first where the first is the same', () => {
    expect(
      uris(inSeriesOrder([series('one', 10), series('three', 10, 20, 30), series('two', 10, 20)])),
    ).toEqual(['three', 'two', 'one']);
  });

  it('LIST-11 goes by uri where all else is the same', () => {
    expect(uris(inSeriesOrder([series('b', 10), series('a', 10), series('d'), series('c')]))).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });

  it('LIST-11 puts series without events last', () => {
    expect(uris(inSeriesOrder([series('empty'), series('far', 9e15)]))).toEqual(['far', 'empty']);
  });

  it('LIST-11 does not depend on the order they come in', () => {
    const moments = fc.array(fc.nat({ max: 3 }), { maxLength: 3 });
    const all = fc.uniqueArray(fc.record({ uri: fc.string({ maxLength: 2 }), moments }), {
      selector: ({ uri }) => uri,
    });
    fc.assert(
      fc.property(all, (some) => {
        const made = some.map(({ uri, moments: starts }) => series(uri, ...starts));
        expect(uris(inSeriesOrder(made.toReversed()))).toEqual(uris(inSeriesOrder(made)));
      }),
    );
  });
});
