import { noEventFacets } from '#domain/facet/facet.ts';
import type { EventListing } from '#domain/listing/event-question.ts';

/** What the calendar shows where the search could not be asked: nothing, and that nobody knows (LIST-14). */
export const unavailableEvents: EventListing = {
  availability: 'unavailable',
  total: 0,
  page: 1,
  pages: 1,
  facets: noEventFacets,
  events: [],
  topEvents: [],
};
