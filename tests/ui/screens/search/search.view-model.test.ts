import { describe, expect, it } from 'vitest';
import { unavailableResults } from '#adapters/shared/queries/search-definitions.ts';
import { emptySiteSearchResult, type SiteSearchResult } from '#domain/listing/site-search.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingNavigator } from '#tests/support/recording-navigator.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';
import type { SearchData } from '#ui/screens/search/search.view-model.ts';
import { SearchViewModel } from '#ui/screens/search/search.view-model.ts';

function searched(
  keyword: string,
  listing: SiteSearchResult = emptySiteSearchResult,
  overrides: Partial<SearchData> = {},
) {
  const navigator = new RecordingNavigator();
  const timer = new ManualTimer();
  const data: SearchData = {
    path: '/zoeken',
    state: { keyword, page: 1 },
    listing,
    answer: null,
    composers: [],
    relaxations: [],
    ...overrides,
  };
  const search = new SearchViewModel(navigator, timer, data);
  return { search, data, timer, addresses: () => navigator.navigations.map(({ path }) => path) };
}

viewModelContract('SearchViewModel', () => {
  const { search, timer, addresses } = searched('');
  return {
    viewModel: search,
    readState: () => ({ outcome: search.outcome, requests: addresses() }),
    observed: 'data',
    countRequests: () => addresses().length,
    startLateRequest: async () => {
      search.query.type('mahler');
      return async () => timer.advance(300);
    },
  };
});

describe('the site search', () => {
  it('CALL-23 distinguishes no keyword, no results and an unavailable search', () => {
    const one: SiteSearchResult = { ...emptySiteSearchResult, total: 1 };
    expect(
      [
        searched(''),
        searched('xyzzy'),
        searched('mahler', unavailableResults.find),
        searched('mahler', one),
        searched('mahler', { ...emptySiteSearchResult, series: { count: 1, listedCount: 1, cards: [] } }),
      ].map(({ search }) => search.outcome),
    ).toEqual(['noKeyword', 'nothing', 'unavailable', 'found', 'found']);
  });

  it('DOOR-3 has an answer to a practical question without any result', () => {
    const answer = { title: 'Uw bezoek', url: '/bezoek' };
    expect(searched('kassa', emptySiteSearchResult, { answer }).search.outcome).toBe('answered');
    expect(searched('kassa', unavailableResults.find, { answer }).search.outcome).toBe('unavailable');
  });

  it('WAY-23 says that no concert matches exactly if those found only come near', () => {
    const near = { ...emptySiteSearchResult.events, count: 3 };
    const outcomeWith = (exactCount: number) =>
      searched('mahler 2', { ...emptySiteSearchResult, events: { ...near, exactCount } }).search.outcome;
    expect([outcomeWith(0), outcomeWith(1)]).toEqual(['near', 'found']);
  });

  it('links to the same keyword in the calendar and the series', () => {
    const { search } = searched('fauré');
    expect(search.addressInList('/concerten')).toBe('/concerten?keyword=faur%C3%A9');
  });

  it('has the address of a suggested keyword', () => {
    expect(searched('x').search.keywordAddress('Kaija Saariaho')).toBe('/zoeken?keyword=Kaija+Saariaho');
  });

  it('LIST-14 states which word to leave out, the number of results, and the address', () => {
    const { search } = searched('xyzzy mahler', emptySiteSearchResult, {
      relaxations: [{ filter: 'xyzzy', count: 12 }],
    });
    expect(search.relaxations).toEqual([{ word: 'xyzzy', count: 12, address: '/zoeken?keyword=mahler' }]);
  });

  it('LIST-3 is busy until the new results are received', () => {
    const { search, data } = searched('mah');
    search.query.searchFor('mahler');
    expect(search.query.isBusy).toBe(true);
    search.receive({ ...data });
    expect(search.query.isBusy).toBe(false);
  });
});
