import { describe, expect, it } from 'vitest';
import { noEventFacets } from '#domain/facet/facet.ts';
import { unavailableEvents } from '#domain/listing/event-search.ts';

describe('the calendar without the search', () => {
  it('LIST-14 is one empty page, marked as unavailable', () => {
    expect(unavailableEvents).toEqual({
      availability: 'unavailable',
      total: 0,
      page: 1,
      pages: 1,
      facets: noEventFacets,
      events: [],
      topHits: 0,
      topEvents: [],
    });
  });
});
