import {
  createOptionalFacetsRunner,
  type OptionalFacetName,
  optionalFacetNames,
} from '#adapters/search-graphql/optional-facet-names.ts';
import {
  eventCountOfDay,
  facetValue,
  type FoundItems,
  priceCount,
} from '#adapters/search-graphql/search-answer.wire.ts';
import type { SearchClient } from '#adapters/search-graphql/search-client.ts';
import {
  facetFields,
  fromMinuteOf,
  listedEventsFilter,
  normalizeBlankKeyword,
  selectFiltersWithValues,
} from '#adapters/search-graphql/search-document.ts';
import {
  emptyEventFacets,
  type EventFacetName,
  type EventFacets,
  eventFacetNames,
  priceLimits,
} from '#domain/facet/facet.ts';
import type { EventSearchCriteria } from '#domain/listing/event-list.ts';
import { toMomentsOfDayPart } from '#domain/time/day-part.ts';
import { addDays, addMonths, type HallDay, toFirstDayOfMonth } from '#domain/time/hall-day.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';

type CalendarQueries = Pick<SearchIndexPort, 'events' | 'eventFacets' | 'eventDays'>;

/** The calendar's queries over GraphQL (CALL-17 to CALL-20). */
export function createCalendarQueries(search: SearchClient): CalendarQueries {
  const withOptionalFacets = createOptionalFacetsRunner();
  const filters = selectFiltersWithValues(listedEventsFilter);
  return {
    events: async (params, signal) => {
      const found = await withOptionalFacets(async (offered) => {
        const known = withoutUnknownFacets(params, offered);
        const answer = await search.findEach(
          'events',
          params.locale,
          toEventSearches(known, offered),
          signal,
        );
        return known === params ? answer : undefined;
      });
      if (!found) return { count: 0, facets: emptyEventFacets, uris: [], topUris: [] };
      const { events, top } = found;
      return {
        count: events.count,
        facets: toEventFacets(events),
        uris: events.uris(),
        topUris: top.uris(),
      };
    },

    eventFacets: async ({ locale, now }, signal) => {
      const where = { eventEndDateRange: fromMinuteOf(now), filters };
      const found = await withOptionalFacets((offered) => {
        const facets = createEventFacetFields(offered);
        return search.find('eventFacets', locale, { section: ['event'], where, facets }, signal);
      });
      return toEventFacets(found);
    },

    eventDays: async ({ locale, month }, signal) => {
      const next = toFirstDayOfMonth(addMonths(month, 1));
      const eventDateRange = [`gte ${toFirstDayOfMonth(month)}`, `lt ${next}`];
      const facets = { fields: ['eventDate(interval: "day") { value count }'] };
      const where = { eventDateRange, filters };
      const found = await search.find('eventDays', locale, { section: ['event'], where, facets }, signal);
      return found.facets(['eventDate'], eventCountOfDay).eventDate;
    },
  };
}

/** Prices are a range and not a filter, and the wire has the lowest ones instead of those for which a concert can be had. */
const facetsOnWire = eventFacetNames.filter((name) => name !== 'maxPrice');

/** The facets with those of the optional ones that are requested. */
function createEventFacetFields(optional: readonly OptionalFacetName[]) {
  const always = facetsOnWire.filter((name) => !isOptional(name));
  return facetFields([...always, ...optional], 'EventFacets');
}

/**
 * The matching concerts, and the five best for the keyword: the same search by score, with fuzzy matching (CALL-18, CALL-19). The best
 * are only requested with a keyword.
 */
function toEventSearches(criteria: EventSearchCriteria, optional: readonly OptionalFacetName[]) {
  const { keyword, from, until, selection } = criteria;
  const chosen = facetsOnWire.map((name) => ({ name, values: selection[name] }));
  const where = {
    keyword: normalizeBlankKeyword(keyword),
    eventEndDateRange: [`gte ${from}`],
    ...(until && { eventDateRange: toEventDateRange(criteria, until) }),
    ...(selection.maxPrice.length > 0 && {
      minPriceRange: [`lte ${Math.max(...selection.maxPrice.map(Number))}`],
    }),
    filters: selectFiltersWithValues(...chosen, listedEventsFilter),
  };
  return {
    events: {
      section: ['event'],
      fuzziness: '0',
      orderBy: 'eventDate ASC',
      where,
      count: true,
      facets: createEventFacetFields(optional),
      hits: { fields: 'uri' },
    },
    top: { section: ['event'], where, withTop: where.keyword !== null, hits: { fields: 'uri', limit: 5 } },
  } as const;
}

/** When the concerts begin; a part of the day `from` only has a meaning with a last day. */
function toEventDateRange({ from, part }: EventSearchCriteria, until: HallDay): readonly string[] {
  if (part === null) return [`lt ${addDays(until, 1)}`];
  const [first, end] = toMomentsOfDayPart(from, part).map(formatUtcIso);
  return [`gte ${first}`, `lt ${end}`];
}

/** A search without the choices in facets that are not offered, which no concert can have (DOOR-53); itself if there are none. */
function withoutUnknownFacets(
  criteria: EventSearchCriteria,
  offered: readonly OptionalFacetName[],
): EventSearchCriteria {
  const isUnknown = (name: EventFacetName) => {
    const field = name === 'maxPrice' ? 'minPrice' : name;
    return isOptional(field) && !offered.includes(field) && criteria.selection[name].length > 0;
  };
  const unknown = eventFacetNames.filter(isUnknown);
  if (unknown.length === 0) return criteria;
  const none = Object.fromEntries(unknown.map((name) => [name, []]));
  return { ...criteria, selection: { ...criteria.selection, ...none } };
}

function isOptional(name: string): name is OptionalFacetName {
  return optionalFacetNames.some((optional) => optional === name);
}

function toEventFacets(found: FoundItems): EventFacets {
  const { minPrice } = found.facets(['minPrice'], priceCount);
  const maxPrice = priceLimits.map((limit) => {
    const within = minPrice.filter(({ price }) => price <= limit);
    const count = within.reduce((sum, one) => sum + one.count, 0);
    return { value: String(limit), label: String(limit), count };
  });
  return {
    ...found.facets(facetsOnWire, facetValue),
    maxPrice: maxPrice.filter(({ count }) => count > 0),
  };
}
