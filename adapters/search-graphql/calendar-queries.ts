import * as v from 'valibot';
import {
  normalizeBlankKeyword,
  toCmsSiteHandle,
  type GraphqlFilter,
  listedEventsFilter,
  selectFiltersWithValues,
  truncateToMinute,
} from '#adapters/search-graphql/filters.ts';
import {
  createOptionalFacetsRunner,
  type OptionalFacetName,
  optionalFacetNames,
} from '#adapters/search-graphql/optional-facet-names.ts';
import { maxSearchResults, type SearchClient } from '#adapters/search-graphql/search-client.ts';
import {
  countWire,
  itemsWire,
  type ParsedItems,
  parseEventCountsOfDays,
  parseFacets,
  parsePriceCounts,
  parseUris,
} from '#adapters/search-graphql/search-response.mapper.ts';
import {
  emptyEventFacets,
  type EventFacets,
  type EventSelection,
  eventFacetNames,
} from '#domain/facet/facet.ts';
import type { EventSearchCriteria } from '#domain/listing/event-search.ts';
import { countByPriceLimit } from '#domain/listing/price-limit.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { addDays, addMonths, type HallMonth, toFirstDayOfMonth } from '#domain/time/hall-day.ts';
import { formatUtcIso, type Instant } from '#domain/time/instant.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';

type CalendarQueries = Pick<SearchIndexPort, 'events' | 'eventFacets' | 'eventDays'>;

/** The calendar's queries over GraphQL (CALL-17 to CALL-20). */
export function createCalendarQueries(search: SearchClient): CalendarQueries {
  const withOptionalFacets = createOptionalFacetsRunner();
  return {
    events: async (params, signal) => {
      const answer = await withOptionalFacets(async (offered) => {
        const known = withoutUnknownFacets(params, offered);
        const document = toEventsDocument(known, offered);
        const found = await search.query(document, eventsVariables(known), eventsWire, signal);
        return known === params ? found : undefined;
      });
      if (!answer) return { count: 0, facets: emptyEventFacets, uris: [], topUris: [] };
      const { facets, hits } = answer.events;
      return {
        count: answer.events.count,
        facets: search.takeValid('events', toEventFacets(facets)),
        uris: search.takeValid('events', parseUris(hits)),
        topUris: search.takeValid('events', parseUris(answer.top.hits)),
      };
    },

    eventFacets: async ({ locale, now }, signal) => {
      const variables = eventFacetsVariables(locale, now);
      const answer = await withOptionalFacets((offered) =>
        search.query(createEventFacetsDocument(offered), variables, eventFacetsWire, signal),
      );
      return search.takeValid('eventFacets', toEventFacets(answer.search.facets));
    },

    eventDays: async ({ locale, month }, signal) => {
      const variables = eventDaysVariables(locale, month);
      const answer = await search.query(eventDaysDocument, variables, eventDaysWire, signal);
      return search.takeValid('eventDays', parseEventCountsOfDays(answer.search.facets.eventDate));
    },
  };
}

/** The facets with those of the optional ones that are requested. */
const createFacetsFragment = (optional: readonly OptionalFacetName[]) => `
fragment EventFacets on Facets {
  composers { value label count }
  discounts { value label count }
  genres { value label count }
  instruments { value label count }
  rooms { value label count }
  specials { value label count }
  tags { value label count }
  ${optional.map((facet) => `${facet} { value label count }`).join('\n  ')}
}`;

/** The ranges that only some searches have: each is a variable of its name. */
const optionalRanges = ['eventDateRange', 'minPriceRange'] as const;

type OptionalRange = (typeof optionalRanges)[number];

/**
 * The matching concerts, and the five best for the keyword: the same search by score, with fuzzy matching (CALL-18, CALL-19). The ranges
 * limit the days on which they begin, and their lowest price.
 */
function createEventsDocument(
  ranges: readonly OptionalRange[],
  optional: readonly OptionalFacetName[],
): string {
  const parameters = ranges.map((range) => `\n  $${range}: [String!]`).join('');
  const rangeArguments = ranges.map((range) => `\n    ${range}: $${range}`).join('');
  return `
query Events(
  $site: [String!]
  $keyword: String
  $fuzziness: String
  $orderBy: String
  $eventEndDateRange: [String!]${parameters}
  $filters: [FacetFilterInput!]
  $withTop: Boolean!
) {
  events: search(
    site: $site
    section: ["event"]
    keyword: $keyword
    fuzziness: $fuzziness
    orderBy: $orderBy
    eventEndDateRange: $eventEndDateRange${rangeArguments}
    filters: $filters
  ) {
    count
    facets(limit: ${maxSearchResults}) { ...EventFacets }
    hits(limit: ${maxSearchResults}) { uri }
  }
  top: search(
    site: $site
    section: ["event"]
    keyword: $keyword
    eventEndDateRange: $eventEndDateRange${rangeArguments}
    filters: $filters
  ) @include(if: $withTop) {
    hits(limit: 5) { uri }
  }
}
${createFacetsFragment(optional)}`;
}

/** The document for a search; one without a last day or a highest price does not have its parameter. */
function toEventsDocument(
  { until, selection }: EventSearchCriteria,
  optional: readonly OptionalFacetName[],
): string {
  const hasRange = { eventDateRange: until !== null, minPriceRange: selection.maxPrice.length > 0 };
  return createEventsDocument(
    optionalRanges.filter((range) => hasRange[range]),
    optional,
  );
}

/** A search without the choices in facets that are not offered, which no concert can have (DOOR-53); itself if there are none. */
function withoutUnknownFacets(
  criteria: EventSearchCriteria,
  offered: readonly OptionalFacetName[],
): EventSearchCriteria {
  const { facilities, maxPrice } = criteria.selection;
  const known = {
    facilities: offered.includes('facilities') ? facilities : [],
    maxPrice: offered.includes('minPrice') ? maxPrice : [],
  };
  return known.facilities.length === facilities.length && known.maxPrice.length === maxPrice.length
    ? criteria
    : { ...criteria, selection: { ...criteria.selection, ...known } };
}

/** All facet values of concerts that are not over (CALL-17). */
const createEventFacetsDocument = (optional: readonly OptionalFacetName[]) => `
query EventFacets($site: [String!], $eventEndDateRange: [String!], $filters: [FacetFilterInput!]) {
  search(site: $site, section: ["event"], eventEndDateRange: $eventEndDateRange, filters: $filters) {
    facets(limit: ${maxSearchResults}) { ...EventFacets }
  }
}
${createFacetsFragment(optional)}`;

/** The days of a month with concerts (CALL-20). */
const eventDaysDocument = `
query EventDays($site: [String!], $eventDateRange: [String!], $filters: [FacetFilterInput!]) {
  search(site: $site, section: ["event"], eventDateRange: $eventDateRange, filters: $filters) {
    facets(limit: ${maxSearchResults}) { eventDate(interval: "day") { value count } }
  }
}`;

/** All documents of the calendar. */
export const calendarDocuments = [
  createEventsDocument([], []),
  createEventsDocument(optionalRanges, optionalFacetNames),
  createEventFacetsDocument(optionalFacetNames),
  eventDaysDocument,
] as const;

/** The best matches are only requested with a keyword. */
function eventsVariables({ locale, keyword, from, until, selection }: EventSearchCriteria) {
  const sentKeyword = normalizeBlankKeyword(keyword);
  return {
    site: toCmsSiteHandle(locale),
    keyword: sentKeyword,
    fuzziness: '0',
    orderBy: 'eventDate ASC',
    eventEndDateRange: [`gte ${from}`],
    ...(until && { eventDateRange: [`lt ${addDays(until, 1)}`] }),
    ...(selection.maxPrice.length > 0 && {
      minPriceRange: [`lte ${Math.max(...selection.maxPrice.map(Number))}`],
    }),
    filters: selectFiltersWithValues(...toFilters(selection), listedEventsFilter),
    withTop: sentKeyword !== null,
  };
}

function eventFacetsVariables(locale: Locale, now: Instant) {
  return {
    site: toCmsSiteHandle(locale),
    eventEndDateRange: [`gte ${formatUtcIso(truncateToMinute(now))}`],
    filters: selectFiltersWithValues(listedEventsFilter),
  };
}

function eventDaysVariables(locale: Locale, month: HallMonth) {
  const next = toFirstDayOfMonth(addMonths(month, 1));
  return {
    site: toCmsSiteHandle(locale),
    eventDateRange: [`gte ${toFirstDayOfMonth(month)}`, `lt ${next}`],
    filters: selectFiltersWithValues(listedEventsFilter),
  };
}

function toFilters(selection: EventSelection): readonly GraphqlFilter[] {
  return facetsOnWire.map((name) => ({ name, values: selection[name] }));
}

/** Prices are a range and not a filter, and the wire has the lowest ones instead of those for which a concert can be had. */
const facetsOnWire = eventFacetNames.filter((name) => name !== 'maxPrice');

function toEventFacets({ minPrice, ...facets }: v.InferOutput<typeof facetsWire>): ParsedItems<EventFacets> {
  const parsed = parseFacets(facetsOnWire, facets);
  const prices = parsePriceCounts(minPrice);
  return {
    value: { ...parsed.value, maxPrice: countByPriceLimit(prices.value) },
    droppedCount: parsed.droppedCount + prices.droppedCount,
  };
}

const facetsWire = v.object({
  composers: itemsWire,
  discounts: itemsWire,
  genres: itemsWire,
  instruments: itemsWire,
  rooms: itemsWire,
  specials: itemsWire,
  tags: itemsWire,
  facilities: itemsWire,
  minPrice: itemsWire,
});

const eventsWire = v.object({
  events: v.object({ count: countWire, facets: facetsWire, hits: itemsWire }),
  top: v.nullish(v.object({ hits: itemsWire }), { hits: [] }),
});

const eventFacetsWire = v.object({ search: v.object({ facets: facetsWire }) });

const eventDaysWire = v.object({
  search: v.object({ facets: v.object({ eventDate: itemsWire }) }),
});
