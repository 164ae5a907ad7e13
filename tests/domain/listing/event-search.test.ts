import { describe, expect, it } from 'vitest';
import { noEventFacets, noEventSelection } from '#domain/facet/facet.ts';
import { createAllConcertsSearchCriteria, unavailableEvents } from '#domain/listing/event-search.ts';
import { onDay } from '#tests/domain/time/at.ts';

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

it('CALL-18 a search for all concerts from a day has no filter', () => {
  const from = onDay('2026-12-01');
  expect(createAllConcertsSearchCriteria('en', from)).toEqual({
    locale: 'en',
    keyword: '',
    from,
    until: null,
    selection: noEventSelection,
  });
});
