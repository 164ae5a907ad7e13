import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampPage, countPages, eventsPerPage, slicePage } from '#domain/listing/list-pagination.ts';

describe('the pages of a list', () => {
  it('LIST-5 shows fifteen concerts a page', () => {
    expect(eventsPerPage).toBe(15);
    expect(slicePage([...Array(40).keys()], 2, eventsPerPage)).toEqual(
      [...Array(15).keys()].map((n) => n + 15),
    );
  });

  it('has one page without results', () => {
    expect(countPages(0, 15)).toBe(1);
    expect(slicePage([], 1, 15)).toEqual([]);
  });

  it('starts a new page with the first result that does not fit', () => {
    expect(countPages(15, 15)).toBe(1);
    expect(countPages(16, 15)).toBe(2);
  });

  it('LIST-22 ends where the 1024 results that can be paged end', () => {
    expect(countPages(1024, 15)).toBe(69);
    expect(countPages(5000, 15)).toBe(69);
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
          const pages = [...Array(countPages(results.length, size)).keys()].map((page) => page + 1);
          expect(pages.flatMap((page) => slicePage(results, page, size))).toEqual(results);
        },
      ),
    );
  });
});
