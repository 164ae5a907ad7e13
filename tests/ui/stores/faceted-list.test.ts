import { describe, expect, it } from 'vitest';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import { RememberingNavigator } from '#adapters/in-memory/remembering-navigator.adapter.ts';
import { emptySeriesListing, type SeriesListingState } from '#domain/listing/series-listing-state.ts';
import { noSeriesFacets, type SeriesListing, unavailableSeries } from '#domain/listing/series-question.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';
import { FacetedList, type FacetedListData } from '#ui/stores/faceted-list.ts';

const jazz = { value: 'Jazz', label: 'Jazz', count: 8 };
const organ = { value: 'Orgel', label: 'Organ', count: 2 };
const foyer = { value: 'Foyer', label: 'Foyer', count: 7 };

type Data = FacetedListData<SeriesListing>;

function seriesAt(state: Partial<SeriesListingState> = {}, rest: Partial<Data> = {}): Data {
  return {
    path: '/en/series',
    state: { ...emptySeriesListing, ...state },
    listing: {
      ...unavailableSeries,
      availability: 'answered',
      facets: { ...noSeriesFacets, genres: [{ ...jazz, count: 3 }] },
    },
    allFacets: { genres: [jazz, organ], organizers: [], rooms: [foyer] },
    banners: [],
    waysOut: [],
    ...rest,
  };
}

function opened(state: Partial<SeriesListingState> = {}, rest: Partial<Data> = {}) {
  const navigator = new RememberingNavigator();
  const timer = new ManualTimer();
  const data = seriesAt(state, rest);
  const list = new FacetedList<SeriesListing, Data>(navigator, timer, data);
  return { list, timer, data, addresses: () => navigator.ways.map(({ path }) => path) };
}

const chosen = { ...emptySeriesListing.selection, genres: [organ.value] };

viewModelContract('FacetedList', () => {
  const { list, timer, addresses } = opened();
  return {
    viewModel: list,
    facts: () => ({ chips: list.chips, asked: addresses() }),
    observed: 'data',
    questions: () => addresses().length,
    askLate: async () => {
      list.question.type('orgel');
      return async () => timer.advance(300);
    },
  };
});

describe('a list by genre, organizer and room, and the visitor’s wishes', () => {
  it('LIST-3 LIST-11 begins at page 1 when a value is chosen, and when it is taken back', () => {
    const { list, addresses } = opened({ page: 3, selection: chosen });
    list.choose('rooms', 'Foyer');
    list.choose('genres', 'Orgel');
    expect(addresses()).toEqual(['/en/series?genres=Orgel&rooms=Foyer', '/en/series?rooms=Foyer']);
  });

  it('ROUTE-20 shows at once what was fetched while a finger was on its filter', () => {
    const organs = seriesAt({ selection: chosen });
    const navigator = new RememberingNavigator();
    const timer = new ManualTimer();
    const list = new FacetedList<SeriesListing, Data>(navigator, timer, seriesAt(), (address) =>
      address === '/en/series?genres=Orgel' ? organs : undefined,
    );
    list.choose('genres', organ.value);
    expect([list.data, list.question.isBusy, navigator.ways]).toEqual([organs, false, []]);
    timer.advance(0);
    expect(navigator.ways.map(({ path }) => path)).toEqual(['/en/series?genres=Orgel']);
  });

  it('ROUTE-20 knows where a filter leads before it is chosen, and nothing of a facet that is none', () => {
    const { list, addresses } = opened();
    const address = list.addressWith('genres', 'Orgel');
    expect([addresses(), list.addressWith('composers', 'Bach')]).toEqual([[], null]);
    list.choose('genres', 'Orgel');
    expect(addresses()).toEqual([address]);
  });

  it('LIST-2 asks nothing for a facet that is none', () => {
    const { list, addresses } = opened();
    list.choose('composers', 'Bach');
    expect(addresses()).toEqual([]);
  });

  it('LIST-3 follows the typing when it rests', () => {
    const { list, timer, addresses } = opened({ page: 2 });
    list.question.type('org');
    timer.advance(299);
    expect(addresses()).toEqual([]);
    timer.advance(1);
    expect(addresses()).toEqual(['/en/series?keyword=org']);
  });

  it('LIST-8 LIST-19 lays the counts of the answer over every value there is', () => {
    const { list } = opened({ selection: chosen });
    expect(list.facets.genres).toEqual([
      { ...jazz, count: 3, active: false },
      { ...organ, count: 0, active: true },
    ]);
  });

  it('LIST-8 calls what is chosen by its name, and leads to the list without it', () => {
    const { list } = opened({ keyword: 'bach', selection: chosen });
    expect(list.chips.map(({ label, address }) => [label, address])).toEqual([
      ['bach', '/en/series?genres=Orgel'],
      ['Organ', '/en/series?keyword=bach'],
    ]);
  });

  it('LIST-4 empties at once when it is reset, and asks for everything ten milliseconds later', () => {
    const { list, timer, addresses } = opened({ keyword: 'bach', selection: chosen });
    list.reset();
    expect([list.isResetting, list.question.draft, list.question.isBusy]).toEqual([true, '', true]);
    timer.advance(9);
    expect(addresses()).toEqual([]);
    timer.advance(1);
    expect(addresses()).toEqual(['/en/series']);
    list.show(seriesAt());
    expect([list.isResetting, list.question.isBusy]).toEqual([false, false]);
  });

  it('LIST-8 empties the field when the keyword is taken back', () => {
    const { list, addresses } = opened({ keyword: 'bach' });
    list.takeBack({ kind: 'keyword', keyword: 'bach' });
    expect([list.question.draft, addresses()]).toEqual(['', ['/en/series']]);
  });

  it('LIST-8 leaves what is being typed when a value is taken back', () => {
    const { list } = opened({ selection: chosen });
    list.question.type('orgel');
    list.takeBack({ kind: 'facet', name: 'genres', value: organ.value });
    expect(list.question.draft).toBe('orgel');
  });

  it('LIST-4 stays busy where the old answer is shown again', () => {
    const { list, data } = opened();
    list.choose('rooms', foyer.value);
    list.show(data);
    expect(list.question.isBusy).toBe(true);
  });

  it('LIST-14 says what to let go of where nothing was found', () => {
    const without = { kind: 'facet', name: 'genres', value: organ.value } as const;
    const { list } = opened({ keyword: 'piano', selection: chosen }, { waysOut: [{ without, count: 12 }] });
    expect(list.waysOut).toEqual([
      { filter: without, label: 'Organ', address: '/en/series?keyword=piano', count: 12 },
    ]);
  });

  it('LIST-5 turns to a page of the list that is shown', () => {
    const { list } = opened({ keyword: 'bach', page: 2 });
    expect(list.pageAddress(3)).toBe('/en/series?keyword=bach&page=3');
    expect(list.resetAddress).toBe('/en/series');
  });

  it('LIST-13 opens and closes its filters', () => {
    const { list } = opened();
    list.togglePanel();
    expect(list.isPanelOpen).toBe(true);
    list.togglePanel();
    expect(list.isPanelOpen).toBe(false);
    list.togglePanel();
    list.closePanel();
    expect(list.isPanelOpen).toBe(false);
  });
});
