import { everything } from './limits.ts';

const eventFacets = `
fragment EventFacets on Facets {
  composers { value label count }
  discounts { value label count }
  genres { value label count }
  instruments { value label count }
  rooms { value label count }
  specials { value label count }
  tags { value label count }
}`;

/** The concerts of a question, and the five best for its keyword: the same question by score, forgiving of slips (CALL-18, CALL-19). */
export const eventsDocument = `
query Events(
  $site: [String!]
  $keyword: String
  $fuzziness: String
  $orderBy: String
  $eventEndDateRange: [String!]
  $filters: [FacetFilterInput!]
  $withTop: Boolean!
) {
  events: search(
    site: $site
    section: ["event"]
    keyword: $keyword
    fuzziness: $fuzziness
    orderBy: $orderBy
    eventEndDateRange: $eventEndDateRange
    filters: $filters
  ) {
    count
    facets(limit: ${everything}) { ...EventFacets }
    hits(limit: ${everything}) { uri }
  }
  top: search(
    site: $site
    section: ["event"]
    keyword: $keyword
    eventEndDateRange: $eventEndDateRange
    filters: $filters
  ) @include(if: $withTop) {
    hits(limit: 5) { uri }
  }
}
${eventFacets}`;

/** All values of all concerts that are not over (CALL-17). */
export const eventFacetsDocument = `
query EventFacets($site: [String!], $eventEndDateRange: [String!], $filters: [FacetFilterInput!]) {
  search(site: $site, section: ["event"], eventEndDateRange: $eventEndDateRange, filters: $filters) {
    facets(limit: ${everything}) { ...EventFacets }
  }
}
${eventFacets}`;

/** The days of a month that have concerts (CALL-20). */
export const eventDaysDocument = `
query EventDays($site: [String!], $eventDateRange: [String!], $filters: [FacetFilterInput!]) {
  search(site: $site, section: ["event"], eventDateRange: $eventDateRange, filters: $filters) {
    facets(limit: ${everything}) { eventDate(interval: "day") { value count } }
  }
}`;

/** Every document about the calendar. */
export const calendarDocuments = [eventsDocument, eventFacetsDocument, eventDaysDocument] as const;
