import { type EventFacetName, eventFacetNames, noEventSelection } from '#domain/facet/facet.ts';
import type { EventSearchCriteria } from '#domain/listing/event-search.ts';
import {
  type ListFilter,
  type ListStateOperations,
  toActiveFacetFilters,
  toggleFacet,
  toKeywordListFilter,
  withoutListFilter,
} from '#domain/listing/list-filter.ts';
import type { FacetedState } from '#domain/listing/listing-state.ts';
import { expandParam, type ParamsCodec } from '#domain/listing/params-codec.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';
import {
  readKeyword,
  readPageNumber,
  readSelection,
  readSingleValue,
  readValues,
  toKeywordPairs,
  toPagePairs,
  toPairPerValue,
} from '#domain/listing/read-query.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type HallDay, parseHallDay } from '#domain/time/hall-day.ts';

/** The state of the calendar, from its address (LIST-1). */
export interface EventListingState extends FacetedState<EventFacetName> {
  /** The first day shown; null: today. */
  readonly date: HallDay | null;
  /** Preserved in the address, but not used as a filter. */
  readonly categories: readonly string[];
}

export const emptyEventListingState: EventListingState = {
  keyword: '',
  page: 1,
  date: null,
  selection: noEventSelection,
  categories: [],
};

/** A removable filter of the calendar. */
export type EventFilter = ListFilter<EventFacetName> | { readonly kind: 'date'; readonly day: HallDay };

/** Alternative parameter names that external links use for rooms and discounts (LIST-7). */
const alternativeNames = { rooms: 'room', discounts: 'import-discount-groups' } as const;

/** Date and facets in address order (LIST-1). */
const orderedNames = ['date' as const, ...eventFacetNames].toSorted();

/** The codec of the calendar's query; page 1 and today are omitted. A past or invalid date means today (LIST-22). */
export const eventParamsCodec = {
  names: [
    'keyword',
    'page',
    'date',
    ...eventFacetNames,
    ...Object.values(alternativeNames),
    'categories',
    expandParam,
  ],
  collapsibleFacets: eventFacetNames,
  read: (query: QueryPairs, today: HallDay): EventListingState => ({
    keyword: readKeyword(query),
    page: readPageNumber(query),
    date: futureDay(parseHallDay(readSingleValue(query, 'date')), today),
    selection: readSelection(query, eventFacetNames, alternativeNames),
    categories: readValues(query, 'categories'),
  }),
  write({ keyword, page, date, selection, categories }: EventListingState, today: HallDay): QueryPairs {
    const values = { ...selection, date: [futureDay(date, today) ?? []].flat() };
    return [
      ...toKeywordPairs(keyword),
      ...toPagePairs(page),
      ...orderedNames.flatMap((name) => toPairPerValue(name, values[name])),
      ...toPairPerValue('categories', categories),
    ];
  },
} satisfies ParamsCodec<EventListingState>;

/** Sets the first day; null means from today. */
export function withFirstDay(state: EventListingState, date: HallDay | null): EventListingState {
  return { ...state, date, page: 1 };
}

export const eventListOperations: ListStateOperations<EventFacetName, EventListingState, EventFilter> = {
  facetNames: eventFacetNames,
  write: eventParamsCodec.write,
  /** The keyword, the date, then the facets in the calendar's order. */
  filters: ({ keyword, date, selection }) => [
    ...toKeywordListFilter(keyword),
    ...(date === null ? [] : [{ kind: 'date', day: date } as const]),
    ...toActiveFacetFilters(selection, eventFacetNames),
  ],
  withoutFilter: (state, filter) =>
    filter.kind === 'date' ? withFirstDay(state, null) : withoutListFilter(state, filter),
  /** All concerts from today (LIST-4). */
  withoutFilters: ({ categories }) => ({ ...emptyEventListingState, categories }),
  toggleFacet,
};

/** Converts the calendar state to search parameters. */
export function toEventSearchCriteria(
  state: EventListingState,
  locale: Locale,
  today: HallDay,
): EventSearchCriteria {
  return {
    locale,
    keyword: state.keyword,
    from: futureDay(state.date, today) ?? today,
    selection: state.selection,
  };
}

function futureDay(day: HallDay | null | undefined, today: HallDay): HallDay | null {
  return day && day > today ? day : null;
}
