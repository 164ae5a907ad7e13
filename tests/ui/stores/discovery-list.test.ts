import { describe, expect, it } from 'vitest';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import { RememberingNavigator } from '#adapters/in-memory/remembering-navigator.adapter.ts';
import {
  type DiscoveryListingState,
  emptyDiscoveryListing,
} from '#domain/listing/discovery-listing-state.ts';
import { unavailableDiscoveries } from '#domain/listing/discovery-question.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';
import { DiscoveryList, type DiscoveryListData } from '#ui/stores/discovery-list.ts';

const harbour = { value: 'Verhalen van de haven', label: 'Harbour Stories', count: 4 };
const composers = { value: 'Componisten', label: 'Composers', count: 40 };
const jazz = { value: 'Jazz', label: 'Jazz', count: 2 };

function storiesAt(state: Partial<DiscoveryListingState> = {}): DiscoveryListData {
  return {
    path: '/en/discover/all',
    hasFrontPage: false,
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

function opened(state: Partial<DiscoveryListingState> = {}, page: Partial<DiscoveryListData> = {}) {
  const navigator = new RememberingNavigator();
  const timer = new ManualTimer();
  const data = { ...storiesAt(state), ...page };
  const stories = new DiscoveryList(navigator, timer, data);
  const addresses = () => navigator.ways.map(({ path }) => path);
  return { stories, timer, data, addresses, ways: () => navigator.ways };
}

const overview = { path: '/en/discover', hasFrontPage: true };

viewModelContract('DiscoveryList', () => {
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

  it('takes back a tag, and leaves what is being typed', () => {
    const { stories } = opened({ selection: { categories: [], tags: [jazz.value] } });
    stories.question.type('ze');
    stories.takeBack({ kind: 'facet', name: 'tags', value: jazz.value });
    expect(stories.question.draft).toBe('ze');
  });

  it('ROUTE-20 shows at once what was fetched while a finger was on its filter', () => {
    const tagged = storiesAt({ selection: { categories: [], tags: [jazz.value] } });
    const stories = new DiscoveryList(
      new RememberingNavigator(),
      new ManualTimer(),
      storiesAt(),
      () => tagged,
    );
    stories.choose('tags', jazz.value);
    expect([stories.data, stories.question.isBusy]).toEqual([tagged, false]);
  });

  it('LIST-4 stays busy where the old answer is shown again', () => {
    const { stories, data } = opened();
    stories.choose('tags', jazz.value);
    stories.show(data);
    expect(stories.question.isBusy).toBe(true);
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
    const { stories, ways } = opened({
      keyword: 'zee',
      selection: { categories: [], tags: [jazz.value] },
    });
    stories.reset();
    expect([stories.resetAddress, stories.question.isBusy]).toEqual(['/en/discover/all', true]);
    expect(ways()).toEqual([{ path: '/en/discover/all', way: 'refine' }]);
  });

  it('LIST-10 lets a tag take the place of the category, and the other way round', () => {
    const { stories, addresses } = opened({
      keyword: 'zee',
      selection: { categories: [harbour.value], tags: [] },
    });
    expect(stories.choiceAddress('tags', jazz.value)).toBe('/en/discover/all?keyword=zee&tags=Jazz');
    stories.choose('tags', jazz.value);
    stories.choose('categories', composers.value);
    expect(addresses()[1]).toBe('/en/discover/all?keyword=zee&categories=Componisten');
  });
});

describe('the stories of the overview, whose path alone is its front page', () => {
  it('TPL-4 LIST-10 go back to the front page on a reset, as to another page', () => {
    const { stories, timer, ways } = opened({ selection: { categories: [], tags: [jazz.value] } }, overview);
    stories.question.type('zee');
    stories.reset();
    timer.advance(300);
    expect([stories.resetAddress, ways()]).toEqual([
      '/en/discover',
      [{ path: '/en/discover', way: 'visit' }],
    ]);
  });

  it('TPL-4 LIST-10 stay a list when the last thing chosen is taken back, or the word', () => {
    const { stories, addresses } = opened({ selection: { categories: [], tags: [jazz.value] } }, overview);
    stories.takeBack({ kind: 'facet', name: 'tags', value: jazz.value });
    expect([stories.allAddress, addresses()]).toEqual(['/en/discover?page=1', ['/en/discover?page=1']]);
  });

  it('TPL-4 LIST-21 lead to their first page as to every other', () => {
    const { stories } = opened({ page: 2 }, overview);
    expect([1, 2].map(stories.pageAddress)).toEqual(['/en/discover?page=1', '/en/discover?page=2']);
  });
});
