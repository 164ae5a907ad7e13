import { describe, expect, it } from 'vitest';
import { emptyDiscoveryListingState } from '#domain/listing/discovery-listing-state.ts';
import { toDiscoveryCategoryFacets, toDiscoverySearchCriteria } from '#domain/listing/discovery-search.ts';
import { computePagination } from '#domain/listing/list-pagination.ts';
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
