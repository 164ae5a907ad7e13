import * as v from 'valibot';
import {
  blankKeywordToNull,
  cmsSiteHandle,
  type Filter,
  listedEventsFilter,
  selectFiltersWithValues,
  truncateToMinute,
} from '#adapters/search-graphql/filters.ts';
import { maxResults, type SearchClient } from '#adapters/search-graphql/search-client.ts';
import {
  countWire,
  itemsWire,
  toDays,
  toFacets,
  toUris,
} from '#adapters/search-graphql/search-response.mapper.ts';
import { type EventSelection, eventFacetNames } from '#domain/facet/facet.ts';
import type { EventSearchCriteria } from '#domain/listing/event-search.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { addDays, addMonths, type HallMonth, toFirstDay } from '#domain/time/hall-day.ts';
import { formatUtcIso, type Instant } from '#domain/time/instant.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';

type CalendarQueries = Pick<SearchIndexPort, 'events' | 'eventFacets' | 'eventDays'>;

/** The calendar's queries over GraphQL (CALL-17 to CALL-20). */
export function calendarQueries(search: SearchClient): CalendarQueries {
  return {
    events: async (params, signal) => {
      const answer = await search.query(
        toEventsDocument(params),
        eventsVariables(params),
        eventsWire,
        signal,
      );
      const { facets, hits } = answer.events;
      return {
        count: answer.events.count,
        facets: search.takeValid('events', toFacets(eventFacetNames, facets)),
        uris: search.takeValid('events', toUris(hits)),
        topUris: search.takeValid('events', toUris(answer.top.hits)),
      };
    },

    eventFacets: async ({ locale, now }, signal) => {
      const variables = eventFacetsVariables(locale, now);
      const answer = await search.query(eventFacetsDocument, variables, eventFacetsWire, signal);
      return search.takeValid('eventFacets', toFacets(eventFacetNames, answer.search.facets));
    },

    eventDays: async ({ locale, month }, signal) => {
      const variables = eventDaysVariables(locale, month);
      const answer = await search.query(eventDaysDocument, variables, eventDaysWire, signal);
      return search.takeValid('eventDays', toDays(answer.search.facets.eventDate));
    },
  };
}

const facetsFragment = `
fragment EventFacets on Facets {
  composers { value label count }
  discounts { value label count }
  genres { value label count }
  instruments { value label count }
  rooms { value label count }
  specials { value label count }
  tags { value label count }
}`;

/**
 * The matching concerts, and the five best for the keyword: the same search by score, with fuzzy matching (CALL-18, CALL-19). `range`
 * and `rangeArgument` limit the days on which they begin.
 */
const createEventsDocument = (range = '', rangeArgument = '') => `
query Events(
  $site: [String!]
  $keyword: String
  $fuzziness: String
  $orderBy: String
  $eventEndDateRange: [String!]${range}
  $filters: [FacetFilterInput!]
  $withTop: Boolean!
) {
  events: search(
    site: $site
    section: ["event"]
    keyword: $keyword
    fuzziness: $fuzziness
    orderBy: $orderBy
    eventEndDateRange: $eventEndDateRange${rangeArgument}
    filters: $filters
  ) {
    count
    facets(limit: ${maxResults}) { ...EventFacets }
    hits(limit: ${maxResults}) { uri }
  }
  top: search(
    site: $site
    section: ["event"]
    keyword: $keyword
    eventEndDateRange: $eventEndDateRange${rangeArgument}
    filters: $filters
  ) @include(if: $withTop) {
    hits(limit: 5) { uri }
  }
}
${facetsFragment}`;

const eventsDocument = createEventsDocument();
const eventsUntilDocument = createEventsDocument(
  '\n  $eventDateRange: [String!]',
  '\n    eventDateRange: $eventDateRange',
);

/** The document for a search; one without a last day does not have its parameter. */
function toEventsDocument({ until }: EventSearchCriteria): string {
  return until === null ? eventsDocument : eventsUntilDocument;
}

/** All facet values of concerts that are not over (CALL-17). */
const eventFacetsDocument = `
query EventFacets($site: [String!], $eventEndDateRange: [String!], $filters: [FacetFilterInput!]) {
  search(site: $site, section: ["event"], eventEndDateRange: $eventEndDateRange, filters: $filters) {
    facets(limit: ${maxResults}) { ...EventFacets }
  }
}
${facetsFragment}`;

/** The days of a month with concerts (CALL-20). */
const eventDaysDocument = `
query EventDays($site: [String!], $eventDateRange: [String!], $filters: [FacetFilterInput!]) {
  search(site: $site, section: ["event"], eventDateRange: $eventDateRange, filters: $filters) {
    facets(limit: ${maxResults}) { eventDate(interval: "day") { value count } }
  }
}`;

/** All documents of the calendar. */
export const calendarDocuments = [
  eventsDocument,
  eventsUntilDocument,
  eventFacetsDocument,
  eventDaysDocument,
] as const;

/** The best matches are only requested with a keyword. */
function eventsVariables({ locale, keyword, from, until, selection }: EventSearchCriteria) {
  const sentKeyword = blankKeywordToNull(keyword);
  return {
    site: cmsSiteHandle(locale),
    keyword: sentKeyword,
    fuzziness: '0',
    orderBy: 'eventDate ASC',
    eventEndDateRange: [`gte ${from}`],
    ...(until && { eventDateRange: [`lt ${addDays(until, 1)}`] }),
    filters: selectFiltersWithValues(...toFilters(selection), listedEventsFilter),
    withTop: sentKeyword !== null,
  };
}

function eventFacetsVariables(locale: Locale, now: Instant) {
  return {
    site: cmsSiteHandle(locale),
    eventEndDateRange: [`gte ${formatUtcIso(truncateToMinute(now))}`],
    filters: selectFiltersWithValues(listedEventsFilter),
  };
}

function eventDaysVariables(locale: Locale, month: HallMonth) {
  const next = toFirstDay(addMonths(month, 1));
  return {
    site: cmsSiteHandle(locale),
    eventDateRange: [`gte ${toFirstDay(month)}`, `lt ${next}`],
    filters: selectFiltersWithValues(listedEventsFilter),
  };
}

function toFilters(selection: EventSelection): readonly Filter[] {
  return eventFacetNames.map((name) => ({ name, values: selection[name] }));
}

const facetsWire = v.object({
  composers: itemsWire,
  discounts: itemsWire,
  genres: itemsWire,
  instruments: itemsWire,
  rooms: itemsWire,
  specials: itemsWire,
  tags: itemsWire,
});

const eventsWire = v.object({
  events: v.object({ count: countWire, facets: facetsWire, hits: itemsWire }),
  top: v.nullish(v.object({ hits: itemsWire }), { hits: [] }),
});

const eventFacetsWire = v.object({ search: v.object({ facets: facetsWire }) });

const eventDaysWire = v.object({
  search: v.object({ facets: v.object({ eventDate: itemsWire }) }),
});
