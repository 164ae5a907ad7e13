import { describe, expect, it } from 'vitest';
import { unavailableResults } from '#adapters/shared/queries/search-definitions.ts';
import {
  type DiscoveryListingState,
  discoveryListOperations,
  discoveryOverviewListOperations,
  emptyDiscoveryListingState,
} from '#domain/listing/discovery-list.ts';
import {
  emptySeriesListingState,
  type SeriesListingState,
  seriesListOperations,
  noSeriesFacets,
} from '#domain/listing/series-list.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingNavigator } from '#tests/support/recording-navigator.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';
import type { DiscoveryListData, SeriesFacetListData } from '#ui/stores/faceted-list-types.ts';
import { ListViewModel } from '#ui/stores/list.view-model.ts';

const today = '2026-11-20' as HallDay;
const jazz = { value: 'Jazz', label: 'Jazz', count: 8 };
const organ = { value: 'Orgel', label: 'Organ', count: 2 };
const foyer = { value: 'Foyer', label: 'Foyer', count: 7 };

function seriesAt(
  state: Partial<SeriesListingState> = {},
  overrides: Partial<SeriesFacetListData> = {},
): SeriesFacetListData {
  return {
    path: '/en/series',
    today,
    state: { ...emptySeriesListingState, ...state },
    listing: {
      ...unavailableResults.series,
      availability: 'answered',
      facets: { ...noSeriesFacets, genres: [{ ...jazz, count: 3 }] },
    },
    allFacets: { genres: [jazz, organ], organizers: [], rooms: [foyer] },
    banners: [],
    relaxations: [],
    ...overrides,
  };
}

function opened(state: Partial<SeriesListingState> = {}, overrides: Partial<SeriesFacetListData> = {}) {
  const navigator = new RecordingNavigator();
  const timer = new ManualTimer();
  const data = seriesAt(state, overrides);
  const list = new ListViewModel(navigator, timer, seriesListOperations, data);
  return { list, timer, data, addresses: () => navigator.navigations.map(({ path }) => path) };
}

const chosen = { ...emptySeriesListingState.selection, genres: [organ.value] };

viewModelContract('ListViewModel', () => {
  const { list, timer, addresses } = opened();
  return {
    viewModel: list,
    readState: () => ({ chips: list.chips, requested: addresses() }),
    observed: 'data',
    countRequests: () => addresses().length,
    startLateRequest: async () => {
      list.query.type('orgel');
      return async () => timer.advance(300);
    },
  };
});

describe('a list with facets', () => {
  it('LIST-3 does not search for a keyword after the list was left', () => {
    const { list, timer, addresses } = opened();
    const stop = list.start();
    list.query.type('strijkkwartet');
    stop();
    timer.advance(300);
    expect(addresses()).toEqual([]);
  });

  it('LIST-3 LIST-11 begins at page 1 when a value is chosen, and when it is removed', () => {
    const { list, addresses } = opened({ page: 3, selection: chosen });
    list.toggle('rooms', 'Foyer');
    list.toggle('genres', 'Orgel');
    expect(addresses()).toEqual(['/en/series?genres=Orgel&rooms=Foyer', '/en/series?rooms=Foyer']);
  });

  it('ROUTE-20 knows the address of a filter before it is chosen, and none of an unknown facet', () => {
    const { list, addresses } = opened();
    const address = list.filterAddress('genres', 'Orgel');
    expect([addresses(), list.filterAddress('composers', 'Bach')]).toEqual([[], null]);
    list.toggle('genres', 'Orgel');
    expect(addresses()).toEqual([address]);
  });

  it('LIST-2 requests nothing for an unknown facet', () => {
    const { list, addresses } = opened();
    list.toggle('composers', 'Bach');
    expect(addresses()).toEqual([]);
  });

  it('LIST-8 LIST-19 merges the counts of the listing into all values', () => {
    const { list } = opened({ selection: chosen });
    expect(list.facets.genres).toEqual([
      { ...jazz, count: 3, isActive: false },
      { ...organ, count: 0, isActive: true },
    ]);
  });

  it('LIST-8 labels every active filter, and links to the list without it', () => {
    const { list } = opened({ keyword: 'bach', selection: chosen });
    expect(list.chips.map(({ label, address }) => [label, address])).toEqual([
      ['bach', '/en/series?genres=Orgel'],
      ['Organ', '/en/series?keyword=bach'],
    ]);
  });

  it('LIST-8 clears the field when the keyword is removed', () => {
    const { list, addresses } = opened({ keyword: 'bach' });
    list.removeFilter({ kind: 'keyword', keyword: 'bach' });
    expect([list.query.draft, addresses()]).toEqual(['', ['/en/series']]);
  });

  it('LIST-8 keeps the draft when a value is removed', () => {
    const { list } = opened({ selection: chosen });
    list.query.type('orgel');
    list.removeFilter({ kind: 'facet', name: 'genres', value: organ.value });
    expect(list.query.draft).toBe('orgel');
  });

  it('LIST-14 states which filter to remove if nothing was found', () => {
    const filter = { kind: 'facet', name: 'genres', value: organ.value } as const;
    const { list } = opened(
      { keyword: 'piano', selection: chosen },
      { relaxations: [{ filter, count: 12 }] },
    );
    expect(list.relaxations).toEqual([
      { filter, label: 'Organ', address: '/en/series?keyword=piano', count: 12 },
    ]);
  });
});

const harbour = { value: 'Verhalen van de haven', label: 'Harbour Stories', count: 4 };
const composers = { value: 'Componisten', label: 'Composers', count: 40 };
const tagged = { selection: { categories: [], tags: [jazz.value] } };

function storiesAt(state: Partial<DiscoveryListingState>, path: string): DiscoveryListData {
  return {
    path,
    today,
    state: { ...emptyDiscoveryListingState, ...state },
    listing: {
      ...unavailableResults.discoveries,
      availability: 'answered',
      facets: { categories: [harbour], tags: [jazz] },
    },
    allFacets: { categories: [composers, harbour], tags: [] },
    relaxations: [],
  };
}

function stories(state: Partial<DiscoveryListingState> = {}, isOverview = false) {
  const navigator = new RecordingNavigator();
  const timer = new ManualTimer();
  const rules = isOverview ? discoveryOverviewListOperations : discoveryListOperations;
  const data = storiesAt(state, isOverview ? '/en/discover' : '/en/discover/all');
  const list = new ListViewModel(navigator, timer, rules, data);
  return { list, timer, addresses: () => navigator.navigations.map(({ path }) => path), navigator };
}

describe('a list of stories', () => {
  it('LIST-10 replaces the previous value, in its facet and in the other, and goes to page 1', () => {
    const { list, addresses } = stories({ selection: { categories: [composers.value], tags: [] }, page: 2 });
    list.toggle('categories', harbour.value);
    list.toggle('tags', jazz.value);
    expect(addresses()).toEqual([
      '/en/discover/all?categories=Verhalen+van+de+haven',
      '/en/discover/all?tags=Jazz',
    ]);
  });
});

describe('a list whose path alone is a front page', () => {
  it('TPL-4 LIST-10 goes back to the front page on a reset, as another page', () => {
    const { list, timer, navigator } = stories(tagged, true);
    list.query.type('zee');
    list.reset();
    timer.advance(300);
    expect([list.resetAddress, navigator.navigations]).toEqual([
      '/en/discover',
      [{ path: '/en/discover', scope: 'visit' }],
    ]);
  });

  it('TPL-4 LIST-21 links to its first page as to any other', () => {
    const { list } = stories({ page: 2 }, true);
    expect([1, 2].map(list.query.pageAddress)).toEqual(['/en/discover?page=1', '/en/discover?page=2']);
  });
});
