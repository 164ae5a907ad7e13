import { describe, expect, it } from 'vitest';
import { eventFacetNames, noEventFacets } from '#domain/facet/facet.ts';

describe('the facets of concerts', () => {
  it('LIST-8 stand in the calendar’s order', () => {
    expect(eventFacetNames).toEqual([
      'genres',
      'rooms',
      'composers',
      'instruments',
      'specials',
      'discounts',
      'tags',
    ]);
  });

  it('LIST-14 are all there and all empty where nobody knows them', () => {
    expect(noEventFacets).toEqual(Object.fromEntries(eventFacetNames.map((name) => [name, []])));
  });
});
