import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toWellFormed } from '#domain/link/to-well-formed.ts';
import { toQueryString } from '#domain/listing/query-pairs.ts';

/** Any text a script can contain, including lone surrogates. */
const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0xffff })))
  .map((units) => String.fromCharCode(...units));

describe('the query of an address', () => {
  it('LIST-1 is written as browsers write forms', () => {
    expect(
      toQueryString([
        ['rooms', 'Kleine Zaal'],
        ['composers', 'AC/DC, live & more'],
        ['keyword', 'é'],
      ]),
    ).toBe('?rooms=Kleine+Zaal&composers=AC%2FDC%2C+live+%26+more&keyword=%C3%A9');
  });

  it('is empty without pairs', () => {
    expect(toQueryString([])).toBe('');
  });

  it('LIST-1 is for any names and values what a browser makes of them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText, anyText), { minLength: 1 }), (pairs) => {
        expect(toQueryString(pairs)).toBe(`?${new URLSearchParams(pairs)}`);
      }),
    );
  });

  it('LIST-1 can be parsed back, except for lone surrogates', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText, anyText)), (pairs) => {
        const back = [...new URLSearchParams(toQueryString(pairs))];
        expect(back).toEqual(pairs.map(([name, value]) => [toWellFormed(name), toWellFormed(value)]));
      }),
    );
  });
});
