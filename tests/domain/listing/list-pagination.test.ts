import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDiscoveryListingState } from '#domain/listing/discovery-listing-state.ts';
import { toDiscoveryCategoryFacets, toDiscoverySearchCriteria } from '#domain/listing/discovery-search.ts';
import {
  clampPage,
  computeDisplayedPageNumber,
  computePagination,
  eventsPerPage,
  slicePage,
  unavailablePagination,
} from '#domain/listing/list-pagination.ts';
import { emptySeriesListingState } from '#domain/listing/series-listing-state.ts';
import { toSeriesSearchCriteria } from '#domain/listing/series-search.ts';
import { emptySiteSearchState } from '#domain/listing/site-search-state.ts';
import {
  emptySiteSearchResult,
  toSiteSearchCriteria,
  unavailableSiteSearch,
} from '#domain/listing/site-search.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { createInstant } from '#domain/time/instant.ts';

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

  it('LIST-14 distinguishes no results from an unavailable search', () => {
    expect([emptySiteSearchResult.availability, unavailableSiteSearch.availability]).toEqual([
      'answered',
      'unavailable',
    ]);
  });
});

describe('the search parameters of an address', () => {
  it('LIST-11 LIST-10 LIST-12 contain its filters, in the page’s language', () => {
    const today = '2026-12-01' as HallDay;
    const selection = { ...emptySeriesListingState.selection, rooms: ['Kleine Zaal'] };
    expect(toSeriesSearchCriteria({ keyword: 'lied', page: 3, selection }, 'en', today)).toEqual({
      locale: 'en',
      keyword: 'lied',
      from: today,
      selection,
    });
    expect(toDiscoverySearchCriteria({ ...emptyDiscoveryListingState, keyword: 'harp' }, 'nl')).toEqual({
      locale: 'nl',
      keyword: 'harp',
      selection: { categories: [], tags: [] },
    });
    const now = createInstant(5);
    expect(toSiteSearchCriteria({ ...emptySiteSearchState, keyword: 'harp' }, 'nl', now)).toEqual({
      locale: 'nl',
      keyword: 'harp',
      now,
    });
  });

  it('LIST-19 CALL-15 lays the counts over every collection', () => {
    const categories = [{ value: 'Gidsen', label: 'Guides', count: 3 }];
    expect(toDiscoveryCategoryFacets(categories)).toEqual({ categories, tags: [] });
  });
});
