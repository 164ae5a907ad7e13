import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeListAsCmsPathSegment } from '#adapters/cms-http/cms-http.adapter.ts';

describe('values in a CMS path', () => {
  it('LIST-6 distinguishes a comma inside a value from the separators', () => {
    expect(encodeListAsCmsPathSegment(['AC/DC, live', 'Bach'])).toBe('AC-SLASH-DC%2C%20live,Bach');
  });

  it('LIST-6 can be decoded to any values without -SLASH-', () => {
    const value = fc
      .string({ unit: 'grapheme' })
      .filter((text) => !text.includes('-SLASH-') && !/\p{Surrogate}/u.test(text));
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        const parts = encodeListAsCmsPathSegment(values).split(',');
        expect(parts.map((part) => decodeURIComponent(part).replaceAll('-SLASH-', '/'))).toEqual(values);
      }),
    );
  });

  it('LIST-6 stays under its path for any value', () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('..', '../..', '%2e%2e', '?x', '#y', 'a\r\nb', '//evil', '\\', '\ud800'),
    );
    fc.assert(
      fc.property(fc.array(nasty), (values) => {
        const url = new URL(
          `https://cms.example.test/api/banners/genre/${encodeListAsCmsPathSegment(values)}.json`,
        );
        expect(url.pathname.startsWith('/api/banners/genre/')).toBe(true);
        expect(url.pathname.split('/')).toHaveLength(5);
        expect(url.search + url.hash).toBe('');
      }),
    );
  });
});
