import { describe, expect, it } from 'vitest';
import { eventFacetNames, emptyEventFacets } from '#domain/facet/facet.ts';

describe('the facets of concerts', () => {
  it('LIST-8 are in the calendar’s order', () => {
    expect(eventFacetNames).toEqual([
      'genres',
      'rooms',
      'maxPrice',
      'composers',
      'instruments',
      'specials',
      'facilities',
      'discounts',
      'tags',
    ]);
  });

  it('LIST-14 are all present and empty when they are unknown', () => {
    expect(emptyEventFacets).toEqual(Object.fromEntries(eventFacetNames.map((name) => [name, []])));
  });
});
