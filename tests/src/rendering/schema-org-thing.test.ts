import { describe, expect, it } from 'vitest';
import { findCountryCode } from '#src/rendering/schema-org-thing.ts';

describe('the ISO code of a country', () => {
  it.each([
    ['Nederland', 'NL'],
    ['The Netherlands', 'NL'],
    [' netherlands ', 'NL'],
    ['België', 'BE'],
    ['Frankrijk', 'FR'],
    ['United Kingdom', 'GB'],
    ['de', 'DE'],
  ])('ROUTE-19 is found by its name in either language, or by the code itself: %s', (country, code) => {
    expect(findCountryCode(country)).toBe(code);
  });

  it.each(['', 'Luilekkerland', 'QQ', 'SU', 'UK', 'DD', 'Nederthe land'])(
    'ROUTE-19 is none where there is no such country: “%s”',
    (text) => {
      expect(findCountryCode(text)).toBeUndefined();
    },
  );
});
