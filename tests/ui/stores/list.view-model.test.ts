import { describe, expect, it } from 'vitest';
import {
  type DiscoveryListingState,
  discoveryListOperations,
  discoveryOverviewListOperations,
  emptyDiscoveryListingState,
} from '#domain/listing/discovery-list.ts';
import { unavailablePagination } from '#domain/listing/list-pagination.ts';
import {
  emptySeriesListingState,
  type SeriesListingState,
  seriesListOperations,
} from '#domain/listing/series-list.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingNavigator } from '#tests/support/recording-navigator.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';
import { ListViewModel } from '#ui/stores/list.view-model.ts';
import type { DiscoveryListData } from '#ui/template/load-discovery-list.ts';
import type { SeriesFacetListData } from '#ui/template/load-list.ts';

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
    listing: { ...unavailablePagination, availability: 'answered' },
    facets: {
      shown: { genres: [jazz, organ], organizers: [], rooms: [foyer] },
      leftOut: {},
      expanded: null,
    },
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
  const { navigations } = navigator;
  return { list, timer, data, navigations, addresses: () => navigations.map(({ path }) => path) };
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
  it('LIST-3 LIST-11 begins at page 1 when a value is chosen, and when it is removed', () => {
    const { list, addresses } = opened({ page: 3, selection: chosen });
    list.toggle('rooms', 'Foyer');
    list.toggle('genres', 'Orgel');
    expect(addresses()).toEqual(['/en/series?genres=Orgel&rooms=Foyer', '/en/series?rooms=Foyer']);
  });

  it('ROUTE-20 knows the address of a filter before it is chosen, and none of an unknown facet', () => {
    const { list, addresses } = opened();
    const address = list.toggleAddress('genres', 'Orgel');
    expect([addresses(), list.toggleAddress('composers', 'Bach')]).toEqual([[], null]);
    list.toggle('genres', 'Orgel');
    expect(addresses()).toEqual([address]);
  });

  it('LIST-2 requests nothing for an unknown facet', () => {
    const { list, addresses } = opened();
    list.toggle('composers', 'Bach');
    expect(addresses()).toEqual([]);
  });

  it('LIST-8 marks the values that are requested, before their list arrives', () => {
    const { list } = opened();
    list.toggle('genres', organ.value);
    expect(list.facets[0]?.first).toEqual([
      { ...jazz, isActive: false },
      { ...organ, isActive: true },
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

const genres = [...'abcdefghij'].map((name) => ({ value: name, label: name.toUpperCase(), count: 2 }));

/** A list of which a facet of ten genres is collapsed to seven, or expanded. */
function ofGenres(expanded: string | null, state: Partial<SeriesListingState> = {}) {
  const shown = { genres: expanded ? genres : genres.slice(0, 7), organizers: [], rooms: [foyer] };
  const leftOut = expanded ? {} : { genres: 3 };
  return opened(state, { facets: { shown, leftOut, expanded } });
}

describe('a facet with many values', () => {
  it('LIST-23 counts those that are collapsed, and has an address that expands it, of the same page of the list', () => {
    const { list } = ofGenres(null, { keyword: 'orgel', page: 2 });
    expect(list.facets[0]).toMatchObject({ isExpanded: false, collapsedCount: 3, others: [] });
    expect(list.expandAddress('genres')).toBe('/en/series?keyword=orgel&page=2&open=genres');
    const { list: open } = ofGenres('genres', { page: 2 });
    expect(open.facets[0]).toMatchObject({ isExpanded: true, collapsedCount: 3 });
    expect(open.facets[0]?.others.map(({ value }) => value)).toEqual(['h', 'i', 'j']);
    expect(open.expandAddress('genres')).toBe('/en/series?page=2');
    expect([open.query.pageAddress(3), open.resetAddress]).toEqual(['/en/series?page=3', '/en/series']);
  });

  it('LIST-23 is expanded in place, without an entry in the history, and stays expanded while its values are chosen', () => {
    const { list, navigations } = ofGenres(null);
    list.toggleExpanded('genres');
    expect(list.query.isBusy).toBe(false);
    const { list: open, navigations: later } = ofGenres('genres');
    open.toggle('genres', 'j');
    open.removeFilter({ kind: 'facet', name: 'genres', value: 'j' });
    expect([navigations, later]).toEqual([
      [{ path: '/en/series?open=genres', scope: 'refine' }],
      [
        { path: '/en/series?genres=j&open=genres', scope: 'filter' },
        { path: '/en/series', scope: 'refine' },
      ],
    ]);
  });

  it('LIST-8 finds a value by a part of its name, and expands the facet for it', () => {
    const { list, navigations } = ofGenres(null);
    list.filterValues('genres', 'j');
    list.filterValues('rooms', 'x');
    expect(navigations).toEqual([{ path: '/en/series?open=genres', scope: 'refine' }]);
    const { list: open } = ofGenres('genres');
    open.filterValues('genres', 'j');
    expect(open.facets[0]?.first.map(({ value }) => value)).toEqual(['j']);
  });

  it('LIST-8 has a search field if it has more than fifteen', () => {
    const isLong = (leftOut: number) => {
      const shown = { genres, organizers: [], rooms: [] };
      const { list } = opened({}, { facets: { shown, leftOut: { genres: leftOut }, expanded: null } });
      return list.facets.map((facet) => facet.isLong);
    };
    expect([isLong(5), isLong(6)]).toEqual([[false], [true]]);
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
    listing: { ...unavailablePagination, availability: 'answered', stories: [] },
    facets: { shown: { categories: [composers, harbour], tags: [jazz] }, leftOut: {}, expanded: null },
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
