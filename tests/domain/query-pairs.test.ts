import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toQueryString } from '#domain/query-pairs.ts';

/** Any text a script can contain, including lone surrogates. */
const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0xffff })))
  .map((units) => String.fromCharCode(...units));

describe('the query of an address', () => {
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
});
