import {
  type EventFacetName,
  type EventSelection,
  eventFacetNames,
  noEventSelection,
  priceLimits,
} from '#domain/facet/facet.ts';
import {
  type DayFilter,
  type DaySpan,
  fullDaySpan,
  normalizeDaySpan,
  readDaySpan,
} from '#domain/listing/day-span.ts';
import { readKeywordDays } from '#domain/listing/keyword-days.ts';
import {
  type ListFilter,
  type ListStateOperations,
  listFacetFilters,
  toggleFacetFilter,
  createKeywordFilter,
  withoutListFilter,
} from '#domain/listing/list-filter.ts';
import type { FacetedState } from '#domain/listing/listing-state.ts';
import { expandParam, type ParamsCodec } from '#domain/listing/params-codec.ts';
import {
  readKeyword,
  readPageNumber,
  readSelection,
  readQueryValues,
  toKeywordPairs,
  toPagePairs,
  toPairPerValue,
  toOptionalPair,
} from '#domain/listing/read-query-params.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';
import type { DayPart } from '#domain/time/day-part.ts';
import type { HallDay } from '#domain/time/hall-day.ts';

/** The state of the calendar, from its address (LIST-1). */
export interface EventListingState extends FacetedState<EventFacetName>, DaySpan {
  /** Preserved in the address, but not used as a filter. */
  readonly categories: readonly string[];
}

export const emptyEventListingState: EventListingState = {
  keyword: '',
  page: 1,
  ...fullDaySpan,
  selection: noEventSelection,
  categories: [],
};

/** A removable filter of the calendar. */
export type EventFilter = ListFilter<EventFacetName> | DayFilter;

/** Alternative parameter names that external links use for rooms and discounts (LIST-7). */
const alternativeNames = { rooms: 'room', discounts: 'import-discount-groups' } as const;

/** Days and facets in address order (LIST-1). */
const orderedNames = ['date' as const, 'until' as const, ...eventFacetNames].toSorted();

/** The codec of the calendar's query; page 1 and today are omitted. A past or invalid date means today (LIST-22, WAY-11). */
export const eventParamsCodec = {
  names: [
    'keyword',
    'page',
    'date',
    'until',
    ...eventFacetNames,
    ...Object.values(alternativeNames),
    'categories',
    expandParam,
  ],
  collapsibleFacets: eventFacetNames,
  read: (query: QueryPairs, today: HallDay): EventListingState => ({
    keyword: readKeyword(query),
    page: readPageNumber(query),
    ...readDaySpan(query, today),
    selection: readEventSelection(query),
    categories: readQueryValues(query, 'categories'),
  }),
  write(state: EventListingState, today: HallDay): QueryPairs {
    const { keyword, page, selection, categories } = state;
    const days = normalizeDaySpan(state, today);
    return [
      ...toKeywordPairs(keyword),
      ...toPagePairs(page),
      ...orderedNames.flatMap((name) =>
        name === 'date' || name === 'until'
          ? toOptionalPair(name, days[name])
          : toPairPerValue(name, selection[name]),
      ),
      ...toPairPerValue('categories', categories),
    ];
  },
} satisfies ParamsCodec<EventListingState>;

/** The chosen values; a highest price that is none of those the calendar knows is ignored (DOOR-52). */
function readEventSelection(query: QueryPairs): EventSelection {
  const selection = readSelection(query, eventFacetNames, alternativeNames);
  const isPriceLimit = (value: string) => priceLimits.some((limit) => String(limit) === value);
  return { ...selection, maxPrice: selection.maxPrice.filter(isPriceLimit) };
}

/** Sets the days; returns to page 1 (LIST-3). */
export function withDays(state: EventListingState, { date, until }: DaySpan): EventListingState {
  return { ...state, date, until, page: 1 };
}

/** Toggles a value of a facet; returns to page 1 (LIST-3). One highest price replaces another (DOOR-52). */
export function toggleEventFacet(
  state: EventListingState,
  name: EventFacetName,
  value: string,
): EventListingState {
  const isOtherPrice = name === 'maxPrice' && !state.selection.maxPrice.includes(value);
  const selection = isOtherPrice ? { ...state.selection, maxPrice: [] } : state.selection;
  return toggleFacetFilter({ ...state, selection }, name, value);
}

export const eventListOperations: ListStateOperations<EventFacetName, EventListingState, EventFilter> = {
  facetNames: eventFacetNames,
  write: eventParamsCodec.write,
  /** The keyword, the days, then the facets in the calendar's order. */
  filters: ({ keyword, date, until, selection }) => [
    ...createKeywordFilter(keyword),
    ...(date === null && until === null ? [] : [{ kind: 'days', date, until } as const]),
    ...listFacetFilters(selection, eventFacetNames),
  ],
  withoutFilter: (state, filter) =>
    filter.kind === 'days' ? withDays(state, fullDaySpan) : withoutListFilter(state, filter),
  /** All concerts from today (LIST-4). */
  withoutFilters: ({ categories }) => ({ ...emptyEventListingState, categories }),
  toggleFacet: toggleEventFacet,
};

/** Converts the calendar state to search parameters. Days that the keyword names narrow the chosen ones (DOOR-48). */
export function toEventSearchCriteria(
  state: EventListingState,
  locale: Locale,
  today: HallDay,
): EventSearchCriteria {
  const { keyword, selection } = state;
  const { date, until } = normalizeDaySpan(state, today);
  const from = date ?? today;
  const named = readKeywordDays(keyword, today);
  if (!named) return { locale, keyword, from, until, part: null, selection };
  return {
    locale,
    keyword: named.keyword,
    from: named.from > from ? named.from : from,
    until: until !== null && until < named.until ? until : named.until,
    part: named.part,
    selection,
  };
}

/**
 * The parameters of a calendar search: concerts that end on or after `from`, begin on or before `until`, begin in the part of the day
 * `from`, and have one of the chosen values in each facet.
 */
export interface EventSearchCriteria {
  readonly locale: Locale;
  /** Empty: every concert. */
  readonly keyword: string;
  readonly from: HallDay;
  /** Null: without end. */
  readonly until: HallDay | null;
  /** Null: the whole day. */
  readonly part: DayPart | null;
  readonly selection: EventSelection;
}

/** Search parameters for all concerts that end on or after a day. */
export function createAllConcertsSearchCriteria(locale: Locale, from: HallDay): EventSearchCriteria {
  return { locale, keyword: '', from, until: null, part: null, selection: noEventSelection };
}
