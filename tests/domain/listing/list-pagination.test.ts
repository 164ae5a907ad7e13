import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampPage,
  computeDisplayedPageNumber,
  computePagination,
  eventsPerPage,
  slicePage,
  unavailablePagination,
} from '#domain/listing/list-pagination.ts';

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
