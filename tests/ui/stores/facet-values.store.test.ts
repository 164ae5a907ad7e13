import { describe, expect, it } from 'vitest';
import { emptySeriesListingState, seriesListOperations } from '#domain/listing/series-listing-state.ts';
import { noSeriesFacets, unavailableSeries } from '#domain/listing/series-search.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingNavigator } from '#tests/support/recording-navigator.ts';
import { settled } from '#tests/support/settled.ts';
import type { SeriesFacetListData } from '#ui/stores/faceted-lists.ts';
import { ListViewModel } from '#ui/stores/list.view-model.ts';

const genres = [...'abcdefghij'].map((name) => ({ value: name, label: name.toUpperCase(), count: 2 }));

function listOf(values: typeof genres, chosen: readonly string[] = []): SeriesFacetListData {
  const facets = { ...noSeriesFacets, genres: values };
  return {
    path: '/series',
    today: '2026-11-20' as HallDay,
    state: {
      ...emptySeriesListingState,
      selection: { ...emptySeriesListingState.selection, genres: chosen },
    },
    listing: { ...unavailableSeries, availability: 'answered', facets },
    allFacets: facets,
    banners: [],
    relaxations: [],
  };
}

const whole = listOf(genres);
const partial: SeriesFacetListData = {
  ...listOf(genres.slice(0, 7)),
  partialFacets: { leftOut: { genres: 3 }, expanded: null },
};

/** A list from a document; the test answers its requests for the values that are left out. */
function opened(data = partial, prefetched?: SeriesFacetListData) {
  const navigator = new RecordingNavigator();
  const requests: string[] = [];
  const waiting: ((found: SeriesFacetListData | undefined) => void)[] = [];
  const list = new ListViewModel(navigator, new ManualTimer(), seriesListOperations, data, {
    peek: (address) => (address === '/series' ? prefetched : undefined),
    load: (address) => {
      requests.push(address);
      return new Promise((resolve) => waiting.push(resolve));
    },
  });
  const stop = list.start();
  const settle = async (found: SeriesFacetListData | undefined) => {
    for (const resolve of waiting) resolve(found);
    await settled();
  };
  const genresGroup = (text = '') => {
    const [group] = list.facetGroups({ genres: text });
    if (group?.name !== 'genres') throw new Error('The list has no genres.');
    return group;
  };
  const shown = () => {
    const { first, others, collapsedCount } = genresGroup();
    const values = list.values.isExpanded('genres') ? [...first, ...others] : first;
    return [values.map(({ value }) => value).join(''), collapsedCount] as const;
  };
  return { list, values: list.values, requests, stop, settle, shown, genresGroup };
}

describe('a facet whose other values are not in the document', () => {
  it('LIST-23 counts them, and shows them after they have been loaded', async () => {
    const { values, requests, settle, shown, genresGroup } = opened();
    expect([shown(), genresGroup().total]).toEqual([['abcdefg', 3], 10]);
    values.toggle('genres');
    expect([values.isExpanded('genres'), shown()]).toEqual([true, ['abcdefg', 3]]);
    await settle(whole);
    expect([shown(), requests]).toEqual([['abcdefghij', 3], ['/series']]);
    values.toggle('genres');
    expect(shown()).toEqual(['abcdefg', 3]);
  });

  it('LIST-23 shows them immediately if they have been prefetched', () => {
    const { values, requests, shown } = opened(partial, whole);
    expect(values.wholeAddress).toBe('/series');
    values.toggle('genres');
    expect([shown(), requests, values.wholeAddress]).toEqual([['abcdefghij', 3], [], null]);
  });

  it('LIST-23 requests them once, however many facets are expanded meanwhile', async () => {
    const { values, requests, settle } = opened();
    values.toggle('genres');
    values.toggle('rooms');
    void values.load('organizers');
    await settle(whole);
    values.toggle('organizers');
    expect([requests, values.expanded]).toEqual([['/series'], ['genres', 'rooms', 'organizers']]);
  });

  it.each([
    ['the page cannot be loaded', undefined],
    ['the search is unavailable', { ...whole, listing: unavailableSeries }],
  ])('LIST-23 is collapsed again if %s, and says so', async (_, answer) => {
    const { values, settle, shown } = opened();
    values.toggle('genres');
    await settle(answer);
    expect([values.hasFailed('genres'), values.hasFailed('rooms')]).toEqual([true, false]);
    expect([values.isExpanded('genres'), shown()]).toEqual([false, ['abcdefg', 3]]);
  });

  it('LIST-23 has no failure any more when a newer list has all values', async () => {
    const { list, values, settle } = opened();
    values.toggle('genres');
    await settle(undefined);
    list.receive(listOf(genres, ['b']));
    expect(values.hasFailed('genres')).toBe(false);
  });

  it('LIST-15 LIST-23 ignores an answer that comes after a newer list, or after the end', async () => {
    const { list, values, settle } = opened();
    const newer = listOf(genres, ['b']);
    values.toggle('genres');
    list.receive(newer);
    await settle(undefined);
    expect([list.data, values.hasFailed('genres'), values.isExpanded('genres')]).toEqual([
      newer,
      false,
      true,
    ]);
    const left = opened();
    left.values.toggle('genres');
    left.stop();
    await left.settle(whole);
    expect(left.list.data).toBe(partial);
    left.list.start();
    left.values.toggle('rooms');
    expect(left.requests).toHaveLength(2);
  });

  it('LIST-23 finds only loaded values by their label until all are there', () => {
    const found = ({ genresGroup }: ReturnType<typeof opened>) => {
      const { first, collapsedCount } = genresGroup('j');
      return [first.map(({ value }) => value), collapsedCount];
    };
    const complete = opened(partial, whole);
    void complete.values.load('genres');
    expect([found(opened()), found(complete)]).toEqual([
      [[], 0],
      [['j'], 0],
    ]);
  });
});

describe('a facet without scripts', () => {
  it('LIST-23 is expanded and collapsed by a link to the same page of the list', () => {
    const { list, values } = opened({ ...partial, state: { ...partial.state, keyword: 'orgel', page: 2 } });
    expect(values.toggleAddress('genres')).toBe('/series?keyword=orgel&page=2&open=genres#facet-genres');
    expect(opened().values.toggleAddress('rooms')).toBe('/series?open=rooms#facet-rooms');
    const open = { ...partial, partialFacets: { leftOut: {}, expanded: 'genres' } };
    const expanded = opened(open).list;
    expect(expanded.values.toggleAddress('genres')).toBe('/series#facet-genres');
    expect([expanded.query.pageAddress(2), expanded.resetAddress]).toEqual(['/series?page=2', '/series']);
    expect(list.values.isExpanded('genres')).toBe(false);
  });

  it('LIST-23 is expanded from the first paint if the address says so', () => {
    const { values, shown } = opened({
      ...whole,
      partialFacets: { leftOut: { rooms: 2 }, expanded: 'genres' },
    });
    expect([values.expanded, shown()]).toEqual([['genres'], ['abcdefghij', 3]]);
  });
});
