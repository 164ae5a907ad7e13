import { describe, expect, it } from 'vitest';
import { unavailableResults } from '#adapters/shared/queries/search-definitions.ts';
import {
  emptySeriesListingState,
  seriesListOperations,
  noSeriesFacets,
} from '#domain/listing/series-list.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingNavigator } from '#tests/support/recording-navigator.ts';
import type { SeriesFacetListData } from '#ui/stores/faceted-list-types.ts';
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
    listing: { ...unavailableResults.series, availability: 'answered', facets },
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
function opened(data = partial) {
  const requests: string[] = [];
  const list = new ListViewModel(
    new RecordingNavigator(),
    new ManualTimer(),
    seriesListOperations,
    data,
    async (address) => void requests.push(address),
  );
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
  return { list, values: list.values, requests, shown, genresGroup };
}

describe('a facet whose other values are not in the document', () => {
  it('LIST-23 counts them, and shows them after they have been loaded', () => {
    const { values, requests, shown, genresGroup } = opened();
    expect([shown(), genresGroup().total]).toEqual([['abcdefg', 3], 10]);
    values.toggle('genres');
    expect([values.isExpanded('genres'), shown()]).toEqual([true, ['abcdefg', 3]]);
    values.receive(whole);
    expect([shown(), requests]).toEqual([['abcdefghij', 3], ['/series?open=genres']]);
    values.toggle('genres');
    expect(shown()).toEqual(['abcdefg', 3]);
  });

  it('LIST-23 has the address of the values before they are needed, and none when they are there', () => {
    const { values, requests } = opened();
    const address = values.addressToLoad('genres');
    values.toggle('genres');
    expect(requests).toEqual([address]);
    values.receive(whole);
    expect(values.addressToLoad('rooms')).toBeNull();
  });

  it('LIST-23 requests them once, however many facets are expanded meanwhile', () => {
    const { values, requests } = opened();
    values.toggle('genres');
    values.toggle('rooms');
    values.load('organizers');
    values.receive(whole);
    values.toggle('organizers');
    expect([requests, values.expanded]).toEqual([['/series?open=genres'], ['genres', 'rooms', 'organizers']]);
  });

  it.each([
    ['the page cannot be loaded', null],
    ['the search is unavailable', { ...whole, listing: unavailableResults.series }],
  ])('LIST-23 is collapsed again if %s, and says so', (_, answer) => {
    const { values, shown, requests } = opened();
    values.toggle('genres');
    values.receive(answer);
    expect([values.hasFailed('genres'), values.hasFailed('rooms')]).toEqual([true, false]);
    expect([values.isExpanded('genres'), shown()]).toEqual([false, ['abcdefg', 3]]);
    values.toggle('rooms');
    expect(requests).toHaveLength(2);
  });

  it('LIST-23 has no failure any more when a newer list has all values', () => {
    const { list, values } = opened();
    values.toggle('genres');
    values.receive(null);
    list.receive(listOf(genres, ['b']));
    expect(values.hasFailed('genres')).toBe(false);
  });

  it.each([
    ['an answer', whole],
    ['a failure', null],
  ])('LIST-15 LIST-23 ignores %s that comes after a newer list', (_, answer) => {
    const { list, values, shown } = opened();
    values.toggle('genres');
    list.receive(listOf(genres.slice(0, 8), ['b']));
    values.receive(answer);
    expect([values.hasFailed('genres'), values.isExpanded('genres'), shown()]).toEqual([
      false,
      true,
      ['abcdefgh', 1],
    ]);
  });

  it('LIST-23 finds only loaded values by their label until all are there', () => {
    const found = ({ genresGroup }: ReturnType<typeof opened>) => {
      const { first, collapsedCount } = genresGroup('j');
      return [first.map(({ value }) => value), collapsedCount];
    };
    const complete = opened();
    complete.values.load('genres');
    complete.values.receive(whole);
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
