import { describe, expect, it } from 'vitest';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import { RememberingNavigator } from '#adapters/in-memory/remembering-navigator.adapter.ts';
import {
  type DiscoveryListingState,
  emptyDiscoveryListing,
} from '#domain/listing/discovery-listing-state.ts';
import { unavailableDiscoveries } from '#domain/listing/discovery-question.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';
import type { DiscoverySearchData } from '#ui/screens/discovery-search/discovery-search.data.ts';
import { DiscoverySearchViewModel } from '#ui/screens/discovery-search/discovery-search.view-model.ts';

const harbour = { value: 'Verhalen van de haven', label: 'Harbour Stories', count: 4 };
const composers = { value: 'Componisten', label: 'Composers', count: 40 };
const jazz = { value: 'Jazz', label: 'Jazz', count: 2 };

function storiesAt(state: Partial<DiscoveryListingState> = {}): DiscoverySearchData {
  return {
    path: '/en/discover/all',
    state: { ...emptyDiscoveryListing, ...state },
    listing: {
      ...unavailableDiscoveries,
      availability: 'answered',
      facets: { categories: [harbour], tags: [jazz] },
    },
    allFacets: { categories: [composers, harbour], tags: [] },
    waysOut: [],
  };
}

function opened(state: Partial<DiscoveryListingState> = {}) {
  const navigator = new RememberingNavigator();
  const timer = new ManualTimer();
  const data = storiesAt(state);
  const stories = new DiscoverySearchViewModel(navigator, timer, data);
  return { stories, timer, data, addresses: () => navigator.ways.map(({ path }) => path) };
}

viewModelContract('DiscoverySearchViewModel', () => {
  const { stories, timer, addresses } = opened();
  return {
    viewModel: stories,
    facts: () => ({ chips: stories.chips, asked: addresses() }),
    observed: 'data',
    questions: () => addresses().length,
    askLate: async () => {
      stories.question.type('haven');
      return async () => timer.advance(300);
    },
  };
});

describe('the stories and the visitor’s wishes', () => {
  it('LIST-10 lets a choice take the place of the one before, and begins at page 1', () => {
    const { stories, addresses } = opened({
      selection: { categories: [composers.value], tags: [] },
      page: 2,
    });
    stories.choose('categories', harbour.value);
    expect(addresses()).toEqual(['/en/discover/all?categories=Verhalen+van+de+haven']);
  });

  it('LIST-10 takes a choice back when it is chosen again, and leaves the other facet', () => {
    const { stories, addresses } = opened({
      selection: { categories: [harbour.value], tags: [jazz.value] },
    });
    stories.choose('categories', harbour.value);
    expect(addresses()).toEqual(['/en/discover/all?tags=Jazz']);
  });

  it('LIST-21 writes keyword, categories, tags and page into the address', () => {
    const { stories } = opened({
      keyword: 'zee',
      selection: { categories: [harbour.value], tags: [jazz.value] },
    });
    expect(stories.pageAddress(2)).toBe(
      '/en/discover/all?keyword=zee&categories=Verhalen+van+de+haven&tags=Jazz&page=2',
    );
  });

  it('LIST-8 lists every collection with how many it leaves, the chosen one marked', () => {
    const { stories } = opened({ selection: { categories: [composers.value], tags: [] } });
    expect(stories.facets.categories.map(({ label, count, active }) => [label, count, active])).toEqual([
      ['Composers', 0, true],
      ['Harbour Stories', 4, false],
    ]);
  });

  it('names what can be taken back as the lists name it', () => {
    const { stories } = opened({
      keyword: 'zee',
      selection: { categories: [composers.value], tags: [jazz.value] },
    });
    expect(stories.chips.map(({ label }) => label)).toEqual(['zee', 'Composers', 'Jazz']);
  });

  it('takes back the keyword, and the field with it', () => {
    const { stories, addresses } = opened({ keyword: 'zee' });
    stories.takeBack({ kind: 'keyword', keyword: 'zee' });
    expect([stories.question.draft, addresses()]).toEqual(['', ['/en/discover/all']]);
  });

  it('LIST-14 says what to let go of, how many that leaves, and where that is', () => {
    const { stories } = opened({ keyword: 'zee', selection: { categories: [], tags: [jazz.value] } });
    const without = { kind: 'keyword', keyword: 'zee' } as const;
    stories.show({ ...stories.data, waysOut: [{ without, count: 2 }] });
    expect(stories.waysOut).toEqual([
      { filter: without, label: 'zee', address: '/en/discover/all?tags=Jazz', count: 2 },
    ]);
  });

  it('LIST-10 clears everything', () => {
    const { stories, addresses } = opened({
      keyword: 'zee',
      selection: { categories: [], tags: [jazz.value] },
    });
    stories.reset();
    expect(addresses()).toEqual([stories.resetAddress]);
  });
});
