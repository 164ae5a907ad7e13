import { describe, expect, it } from 'vitest';
import {
  clampToReachablePage,
  parsePageNumber,
  readSingleQueryValue,
  readQueryValues,
  sanitizeKeyword,
} from '#domain/listing/read-query-params.ts';

describe('the page of a list', () => {
  it.each([
    ['2', 2],
    ['007', 7],
    ['1024', 1024],
    ['1025', 1024],
    ['9'.repeat(400), 1024],
    ['0', 1],
    ['-3', 1],
    ['', 1],
    ['two', 1],
    ['2nd', 1],
    ['2.5', 1],
    ['1e3', 1],
    [' 2', 1],
    ['٢', 1],
    ['Infinity', 1],
  ])('LIST-2 LIST-22 the page of %j is %i', (text, page) => {
    expect(parsePageNumber(text)).toBe(page);
  });

  it('LIST-2 is a whole number of at least 1, for any text', () => {
    expect([0, -5, Number.NaN, 2.9, Number.POSITIVE_INFINITY, 3].map(clampToReachablePage)).toEqual([
      1, 1, 1, 2, 1024, 3,
    ]);
  });
});

describe('the keyword of a list', () => {
  it('LIST-2 is trimmed, and in one form of Unicode', () => {
    expect(sanitizeKeyword('  Dvor\u030Ca\u0301k \n')).toBe('Dvo\u0159\u00E1k');
  });

  it('has at most 200 characters, whole ones, and no space at the end of those', () => {
    expect(sanitizeKeyword('𝄞'.repeat(300))).toBe('𝄞'.repeat(200));
    expect(sanitizeKeyword(`${'a'.repeat(199)} and more`)).toBe('a'.repeat(199));
    expect(sanitizeKeyword(`  ${'a'.repeat(300)}`)).toBe('a'.repeat(200));
  });

  it('has no lone surrogates and no line breaks', () => {
    expect(sanitizeKeyword('clef \uD834')).toBe('clef \uFFFD');
    expect(sanitizeKeyword('a\r\nb\u0000c\u0000')).toBe('a b c');
  });
});

describe('the values of a name', () => {
  const query = [
    ['rooms', 'A'],
    ['page', '2'],
    ['room', 'B'],
    ['rooms', 'A'],
  ] as const;

  it('LIST-2 are one or a list, under any of its names, in query order', () => {
    expect(readQueryValues(query, 'rooms')).toEqual(['A']);
    expect(readQueryValues(query, 'rooms', 'room')).toEqual(['A', 'B']);
    expect(readQueryValues(query, 'genres')).toEqual([]);
  });

  it('LIST-2 are not a string where there are several, and none where one is expected', () => {
    expect(readSingleQueryValue(query, 'page')).toBe('2');
    expect(readSingleQueryValue(query, 'rooms')).toBe('');
    expect(readSingleQueryValue(query, 'keyword')).toBe('');
  });
});
