import { type EventFacetName, eventFacetNames, noEventSelection } from '#domain/facet/facet.ts';
import type { EventSearchParams } from '#domain/listing/event-search-params.ts';
import {
  facetFilters,
  keywordFilters,
  type ListFilter,
  type ListRules,
  toggleFacet,
  withoutListFilter,
} from '#domain/listing/list-filter.ts';
import {
  keywordIn,
  keywordPairs,
  pageIn,
  pagePairs,
  pairsFor,
  selectionIn,
  singleValue,
  valuesOf,
} from '#domain/listing/list-query.ts';
import type { FacetedState } from '#domain/listing/listing-state.ts';
import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type HallDay, hallDayOf } from '#domain/time/hall-day.ts';

/** What the address of the calendar says (LIST-1). */
export interface EventListingState extends FacetedState<EventFacetName> {
  /** The first day shown; null is today, whichever day that is. */
  readonly date: HallDay | null;
  /** Kept in the address; filters nothing. */
  readonly categories: readonly string[];
}

export const emptyEventListing: EventListingState = {
  keyword: '',
  page: 1,
  date: null,
  selection: noEventSelection,
  categories: [],
};

/** A filter of the calendar, which can be removed by itself. */
export type EventFilter = ListFilter<EventFacetName> | { readonly kind: 'date'; readonly day: HallDay };

/** Links from elsewhere choose rooms and discounts under these names (LIST-7). */
const secondNames = { rooms: 'room', discounts: 'import-discount-groups' } as const;

/** Date and facets, in the order of an address (LIST-1). */
const orderedNames = ['date' as const, ...eventFacetNames].toSorted();

/** The query of the calendar's address; page 1 and today are not written. A date that is past or none at all is today (LIST-22). */
export const eventParams = {
  names: ['keyword', 'page', 'date', ...eventFacetNames, ...Object.values(secondNames), 'categories'],
  read: (query: QueryPairs, today: HallDay): EventListingState => ({
    keyword: keywordIn(query),
    page: pageIn(query),
    date: comingDay(hallDayOf(singleValue(query, 'date')), today),
    selection: selectionIn(query, eventFacetNames, secondNames),
    categories: valuesOf(query, 'categories'),
  }),
  write({ keyword, page, date, selection, categories }: EventListingState, today: HallDay): QueryPairs {
    const values = { ...selection, date: [comingDay(date, today) ?? []].flat() };
    return [
      ...keywordPairs(keyword),
      ...pagePairs(page),
      ...orderedNames.flatMap((name) => pairsFor(name, values[name])),
      ...pairsFor('categories', categories),
    ];
  },
} satisfies ParamsCodec<EventListingState>;

/** Shows from a day on; null is from today on. */
export function withDate(state: EventListingState, date: HallDay | null): EventListingState {
  return { ...state, date, page: 1 };
}

export const eventListRules: ListRules<EventFacetName, EventListingState, EventFilter> = {
  facetNames: eventFacetNames,
  write: eventParams.write,
  /** The keyword, the day, then the facets in the calendar's order. */
  filters: ({ keyword, date, selection }) => [
    ...keywordFilters(keyword),
    ...(date === null ? [] : [{ kind: 'date', day: date } as const]),
    ...facetFilters(selection, eventFacetNames),
  ],
  withoutFilter: (state, filter) =>
    filter.kind === 'date' ? withDate(state, null) : withoutListFilter(state, filter),
  /** Every concert from today on (LIST-4). */
  withoutFilters: ({ categories }) => ({ ...emptyEventListing, categories }),
  toggleFacet,
};

/** What the calendar's address asks of the search. */
export function toEventSearchParams(
  state: EventListingState,
  locale: Locale,
  today: HallDay,
): EventSearchParams {
  return {
    locale,
    keyword: state.keyword,
    from: comingDay(state.date, today) ?? today,
    selection: state.selection,
  };
}

function comingDay(day: HallDay | null | undefined, today: HallDay): HallDay | null {
  return day && day > today ? day : null;
}
