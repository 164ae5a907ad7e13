import * as v from 'valibot';
import {
  cmsSiteHandle,
  type Filter,
  keywordOrNull,
  listed,
  toActiveFilters,
  truncateToMinute,
} from '#adapters/search-graphql/filters.ts';
import { count, items, toDays, toFacets, toUris } from '#adapters/search-graphql/search-answer.mapper.ts';
import { everything, type SearchClient } from '#adapters/search-graphql/search-client.ts';
import { type EventSelection, eventFacetNames } from '#domain/facet/facet.ts';
import type { EventSearchParams } from '#domain/listing/event-search-params.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { firstDayOf, type HallMonth, monthsAfter } from '#domain/time/hall-day.ts';
import { type Instant, isoOf } from '#domain/time/instant.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';

type CalendarQueries = Pick<SearchIndexPort, 'events' | 'eventFacets' | 'eventDays'>;

/** The calendar's queries over GraphQL (CALL-17 to CALL-20). */
export function calendarQueries(search: SearchClient): CalendarQueries {
  return {
    events: async (params, signal) => {
      const answer = await search.query(eventsDocument, eventsVariables(params), eventsWire, signal);
      const { facets, hits } = answer.events;
      return {
        count: answer.events.count,
        facets: search.readable('events', toFacets(eventFacetNames, facets)),
        uris: search.readable('events', toUris(hits)),
        topUris: search.readable('events', toUris(answer.top.hits)),
      };
    },

    eventFacets: async ({ locale, now }, signal) => {
      const variables = eventFacetsVariables(locale, now);
      const answer = await search.query(eventFacetsDocument, variables, eventFacetsWire, signal);
      return search.readable('eventFacets', toFacets(eventFacetNames, answer.search.facets));
    },

    eventDays: async ({ locale, month }, signal) => {
      const variables = eventDaysVariables(locale, month);
      const answer = await search.query(eventDaysDocument, variables, eventDaysWire, signal);
      return search.readable('eventDays', toDays(answer.search.facets.eventDate));
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

/** The matching concerts, and the five best for the keyword: the same search by score, with fuzzy matching (CALL-18, CALL-19). */
const eventsDocument = `
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
${facetsFragment}`;

/** All facet values of concerts that are not over (CALL-17). */
const eventFacetsDocument = `
query EventFacets($site: [String!], $eventEndDateRange: [String!], $filters: [FacetFilterInput!]) {
  search(site: $site, section: ["event"], eventEndDateRange: $eventEndDateRange, filters: $filters) {
    facets(limit: ${everything}) { ...EventFacets }
  }
}
${facetsFragment}`;

/** The days of a month with concerts (CALL-20). */
const eventDaysDocument = `
query EventDays($site: [String!], $eventDateRange: [String!], $filters: [FacetFilterInput!]) {
  search(site: $site, section: ["event"], eventDateRange: $eventDateRange, filters: $filters) {
    facets(limit: ${everything}) { eventDate(interval: "day") { value count } }
  }
}`;

/** All documents of the calendar. */
export const calendarDocuments = [eventsDocument, eventFacetsDocument, eventDaysDocument] as const;

/** The best matches are only requested with a keyword. */
function eventsVariables({ locale, keyword, from, selection }: EventSearchParams) {
  const sentKeyword = keywordOrNull(keyword);
  return {
    site: cmsSiteHandle(locale),
    keyword: sentKeyword,
    fuzziness: '0',
    orderBy: 'eventDate ASC',
    eventEndDateRange: [`gte ${from}`],
    filters: toActiveFilters(...toFilters(selection), listed),
    withTop: sentKeyword !== null,
  };
}

function eventFacetsVariables(locale: Locale, now: Instant) {
  return {
    site: cmsSiteHandle(locale),
    eventEndDateRange: [`gte ${isoOf(truncateToMinute(now))}`],
    filters: toActiveFilters(listed),
  };
}

function eventDaysVariables(locale: Locale, month: HallMonth) {
  const next = firstDayOf(monthsAfter(month, 1));
  return {
    site: cmsSiteHandle(locale),
    eventDateRange: [`gte ${firstDayOf(month)}`, `lt ${next}`],
    filters: toActiveFilters(listed),
  };
}

function toFilters(selection: EventSelection): readonly Filter[] {
  return eventFacetNames.map((name) => ({ name, values: selection[name] }));
}

const facetsWire = v.object({
  composers: items,
  discounts: items,
  genres: items,
  instruments: items,
  rooms: items,
  specials: items,
  tags: items,
});

const eventsWire = v.object({
  events: v.object({ count, facets: facetsWire, hits: items }),
  top: v.nullish(v.object({ hits: items }), { hits: [] }),
});

const eventFacetsWire = v.object({ search: v.object({ facets: facetsWire }) });

const eventDaysWire = v.object({
  search: v.object({ facets: v.object({ eventDate: items }) }),
});
