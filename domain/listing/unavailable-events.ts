import { noEventFacets } from '#domain/facet/facet.ts';
import type { EventListing } from '#domain/listing/event-question.ts';
import { unavailablePage } from '#domain/listing/listed-page.ts';

/** What the calendar shows where the search could not be asked: nothing, and that nobody knows (LIST-14). */
export const unavailableEvents: EventListing = {
  ...unavailablePage,
  facets: noEventFacets,
  events: [],
  topHits: 0,
  topEvents: [],
};
