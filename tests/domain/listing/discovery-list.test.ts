import { describe, expect, it } from 'vitest';
import {
  type DiscoveryListingState,
  discoveryListOperations,
  discoveryOverviewListOperations,
  discoveryOverviewParamsCodec,
  discoveryParamsCodec,
  emptyDiscoveryListingState,
} from '#domain/listing/discovery-list.ts';
import { withKeyword } from '#domain/listing/listing-state.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { queryIn } from '#tests/domain/listing/any-list.ts';
import { onDay } from '#tests/domain/time/at.ts';

const read = (search: string) => discoveryParamsCodec.read(queryIn(search));
const write = (state: DiscoveryListingState) => toQueryString(discoveryParamsCodec.write(state));

describe('the address of the discovery overview', () => {
  it('LIST-21 contains keyword, categories, tags and page', () => {
    const search = '?keyword=orgel&categories=Achter+de+schermen&tags=interview&page=2';
    expect(read(search)).toEqual({
      keyword: 'orgel',
      page: 2,
      selection: { categories: ['Achter de schermen'], tags: ['interview'] },
    });
    expect(write(read(search))).toBe(search);
  });

  it.each(['?keyword=orgel', '?categories=Zalen', '?tags=video', '?page=2', '?page=1', '?x=1&tags=a&tags=b'])(
    'TPL-4 LIST-21 requests the list of the overview with %s',
    (search) => {
      expect(discoveryOverviewParamsCodec.read(queryIn(search))).toEqual(read(search));
    },
  );

  it.each(['', '?keyword=', '?keyword=+', '?utm_source=x', '?rooms=Foyer'])(
    'TPL-4 LIST-21 requests the front page of the overview with "%s"',
    (search) => {
      expect(discoveryOverviewParamsCodec.read(queryIn(search))).toBeNull();
    },
  );

  it('TPL-4 LIST-21 has no query where the overview shows its front page', () => {
    expect(discoveryOverviewParamsCodec.write(null)).toEqual([]);
  });

  it('TPL-4 LIST-21 names the first page of the whole list where the path alone is a front page', () => {
    expect(discoveryOverviewParamsCodec.write(emptyDiscoveryListingState)).toEqual([['page', '1']]);
    expect(toQueryString(discoveryOverviewParamsCodec.write(read('?tags=video&page=1')))).toBe('?tags=video');
  });
});

describe('a change of the list of stories', () => {
  const { toggleFacet, withoutFilter } = discoveryListOperations;
  const state = read('?keyword=orgel&page=3&categories=Zalen&categories=Mensen&tags=interview');

  it('LIST-10 replaces every chosen category and the tag by a category, and the other way round', () => {
    expect(toggleFacet(state, 'categories', 'Muziek')).toEqual({
      ...state,
      page: 1,
      selection: { categories: ['Muziek'], tags: [] },
    });
    expect(toggleFacet(state, 'tags', 'video').selection).toEqual({ categories: [], tags: ['video'] });
  });

  it('LIST-10 clears a facet when what is chosen in it is chosen again', () => {
    expect(toggleFacet(state, 'categories', 'Zalen')).toEqual({
      ...state,
      page: 1,
      selection: { categories: [], tags: ['interview'] },
    });
  });

  it('LIST-10 removes one filter: the word, or all of a facet', () => {
    expect(withoutFilter(state, { kind: 'keyword', keyword: 'orgel' })).toEqual(withKeyword(state, ''));
    expect(withoutFilter(state, { kind: 'facet', name: 'categories', value: 'Zalen' })).toEqual({
      ...state,
      page: 1,
      selection: { categories: [], tags: ['interview'] },
    });
  });

  it('LIST-4 LIST-10 removes all filters together', () => {
    expect(discoveryListOperations.withoutFilters(state)).toEqual(emptyDiscoveryListingState);
  });

  it('TPL-4 LIST-10 has the same rules on the overview, which also has a front page', () => {
    const { write: writeOverview, hasFrontPage, ...rules } = discoveryOverviewListOperations;
    expect(hasFrontPage).toBe(true);
    expect(discoveryListOperations).toMatchObject(rules);
    expect(writeOverview(state, onDay('2026-12-01'))).toEqual(discoveryOverviewParamsCodec.write(state));
    expect(discoveryListOperations.hasFrontPage).toBeUndefined();
  });
});
