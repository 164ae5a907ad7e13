import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventParamsCodec } from '#domain/listing/event-list.ts';
import { pickBestRelaxations, pickFiltersToRelax } from '#domain/listing/list-filter.ts';
import {
  clampPage,
  computeDisplayedPageNumber,
  computePagination,
  eventsPerPage,
  slicePage,
  unavailablePagination,
} from '#domain/listing/list-pagination.ts';
import { findUnknownParamNames, readExpandedFacet } from '#domain/listing/params-codec.ts';
import {
  parsePageNumber,
  readSingleQueryValue,
  readQueryValues,
  sanitizeKeyword,
} from '#domain/listing/read-query-params.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { queryIn } from '#tests/domain/listing/any-list.ts';

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

describe('the paging of a list', () => {
  it.each([
    [1, 0, { total: 0, page: 1, pages: 1 }],
    [3, 31, { total: 31, page: 3, pages: 3 }],
    [9, 31, { total: 31, page: 3, pages: 3 }],
    [99, 5000, { total: 5000, page: 69, pages: 69 }],
  ])('LIST-22 page %i of %i results is the nearest there is', (page, total, place) => {
    expect(computePagination(page, total, 15)).toEqual({ availability: 'answered', ...place });
  });

  it('LIST-22 shows the existing page nearest to the requested one', () => {
    expect(computeDisplayedPageNumber(computePagination(9, 31, 15), 9)).toBe(3);
  });

  it('LIST-14 shows the requested page while the search is unavailable', () => {
    expect(computeDisplayedPageNumber(unavailablePagination, 9)).toBe(9);
  });

  it('LIST-5 shows fifteen concerts a page', () => {
    expect(eventsPerPage).toBe(15);
    expect(slicePage([...Array(40).keys()], 2, eventsPerPage)).toEqual(
      [...Array(15).keys()].map((n) => n + 15),
    );
  });

  it('LIST-2 LIST-22 is the nearest existing page', () => {
    expect(clampPage(0, 40, 15)).toBe(1);
    expect(clampPage(-3, 40, 15)).toBe(1);
    expect(clampPage(9, 40, 15)).toBe(3);
    expect(clampPage(Number.NaN, 40, 15)).toBe(1);
    expect(clampPage(Number.POSITIVE_INFINITY, 40, 15)).toBe(3);
  });

  it('is empty for a page that does not exist', () => {
    expect(slicePage([1, 2, 3], 0, 2)).toEqual([]);
    expect(slicePage([1, 2, 3], -1, 1)).toEqual([]);
    expect(slicePage([1, 2, 3], 3, 2)).toEqual([]);
  });

  it('loses and repeats no result over all its pages', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { maxLength: 100 }),
        fc.integer({ min: 1, max: 20 }),
        (results, size) => {
          const pages = Array.from(
            { length: computePagination(1, results.length, size).pages },
            (_, page) => page + 1,
          );
          expect(pages.flatMap((page) => slicePage(results, page, size))).toEqual(results);
        },
      ),
    );
  });
});

describe('unknown parameter names of a list', () => {
  it('LIST-2 are reported once each, for the log, without those of the site itself', () => {
    const query = queryIn('rooms&colour&cp&debug&token&x-craft-preview&x-craft-live-preview&colour&Rooms');
    expect(findUnknownParamNames(query, { names: ['rooms'] })).toEqual(['colour', 'Rooms']);
  });
});

describe('the facet that an address expands', () => {
  it('LIST-23 is one of the list’s facets, named once', () => {
    const read = (...values: readonly string[]) =>
      readExpandedFacet(
        values.map((value) => ['open', value]),
        { collapsibleFacets: ['genres', 'rooms'] },
      );
    expect([read('rooms'), read('rooms', 'genres'), read('Rooms'), read('')]).toEqual([
      'rooms',
      null,
      null,
      null,
    ]);
    expect(readExpandedFacet([['open', 'rooms']], {})).toBeNull();
  });

  it('LIST-1 LIST-23 is not part of the list’s state, and known', () => {
    const today = '2026-11-20' as HallDay;
    const query = [
      ['genres', 'Lied'],
      ['open', 'genres'],
    ] as const;
    expect(eventParamsCodec.write(eventParamsCodec.read(query, today), today)).toEqual([['genres', 'Lied']]);
    expect(findUnknownParamNames(query, eventParamsCodec)).toEqual([]);
  });
});

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
