import {
  type EventFacetName,
  type EventSelection,
  eventFacetNames,
  noEventSelection,
} from '#domain/facet/facet.ts';
import { toggled } from '#domain/facet/selection.ts';
import type { EventQuestion } from '#domain/listing/event-question.ts';
import { facetFilters, keywordFilters, type ListFilter } from '#domain/listing/list-filter.ts';
import {
  keywordIn,
  keywordOf,
  keywordPairs,
  pageIn,
  pageNear,
  pagePairs,
  pairsFor,
  parametersBeside,
  singleValue,
  valuesOf,
} from '#domain/listing/list-query.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type HallDay, hallDayOf } from '#domain/time/hall-day.ts';

/** What the address of the calendar says (LIST-1). */
export interface EventListingState {
  /** Trimmed; empty: every concert. */
  readonly keyword: string;
  /** 1-based. */
  readonly page: number;
  /** The first day shown; null is today, whichever day that is. */
  readonly date: HallDay | null;
  readonly selection: EventSelection;
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

/** One thing a visitor asked for and may take back by itself. */
export type ActiveFilter = ListFilter<EventFacetName> | { readonly kind: 'date'; readonly day: HallDay };

/** Links from elsewhere choose rooms and discounts under these names (LIST-7). */
const roomPrefill = 'room';
const discountPrefill = 'import-discount-groups';

/** Reads any query at all; what it cannot use it leaves out. A date that is past or none at all is today (LIST-22). */
export function readEventListing(query: QueryPairs, today: HallDay): EventListingState {
  return {
    keyword: keywordIn(query),
    page: pageIn(query),
    date: comingDay(hallDayOf(singleValue(query, 'date')), today),
    selection: {
      genres: valuesOf(query, 'genres'),
      rooms: valuesOf(query, 'rooms', roomPrefill),
      composers: valuesOf(query, 'composers'),
      instruments: valuesOf(query, 'instruments'),
      specials: valuesOf(query, 'specials'),
      discounts: valuesOf(query, 'discounts', discountPrefill),
      tags: valuesOf(query, 'tags'),
    },
    categories: valuesOf(query, 'categories'),
  };
}

/** The inverse of reading, in the order of LIST-1; page 1 and today are left out. */
export function writeEventListing(state: EventListingState, today: HallDay): QueryPairs {
  const { keyword, page, selection, categories } = state;
  const date = comingDay(state.date, today);
  return [
    ...keywordPairs(keyword),
    ...pagePairs(page),
    ...pairsFor('composers', selection.composers),
    ...pairsFor('date', date === null ? [] : [date]),
    ...pairsFor('discounts', selection.discounts),
    ...pairsFor('genres', selection.genres),
    ...pairsFor('instruments', selection.instruments),
    ...pairsFor('rooms', selection.rooms),
    ...pairsFor('specials', selection.specials),
    ...pairsFor('tags', selection.tags),
    ...pairsFor('categories', categories),
  ];
}

/** The names in a query that the calendar does not know: ignored by reading, and for the caller to log (LIST-2). */
export function unknownParameters(query: QueryPairs): readonly string[] {
  const own = ['keyword', 'page', 'date', 'categories', roomPrefill, discountPrefill];
  return parametersBeside(query, [...own, ...eventFacetNames]);
}

/** Chooses a value, or takes it back; begins again at page 1, as every change of filter does (LIST-3). */
export function toggleFacet(
  state: EventListingState,
  name: EventFacetName,
  value: string,
): EventListingState {
  return { ...state, selection: toggled(state.selection, name, value), page: 1 };
}

/** Searches for something else, trimmed, `''` for every concert; begins again at page 1 (LIST-3). */
export function withKeyword(state: EventListingState, keyword: string): EventListingState {
  return { ...state, keyword: keywordOf(keyword), page: 1 };
}

/** Shows from a day on; null is from today on. */
export function withDate(state: EventListingState, date: HallDay | null): EventListingState {
  return { ...state, date, page: 1 };
}

/** Turns to a page; the only change that keeps the list as it is. */
export function withPage(state: EventListingState, page: number): EventListingState {
  return { ...state, page: pageNear(page) };
}

/** Everything from today on, nothing chosen (LIST-4). */
export function withoutFilters(state: EventListingState): EventListingState {
  return { ...emptyEventListing, categories: state.categories };
}

/** The list without one thing asked for. */
export function withoutFilter(state: EventListingState, filter: ActiveFilter): EventListingState {
  switch (filter.kind) {
    case 'keyword':
      return withKeyword(state, '');
    case 'date':
      return withDate(state, null);
    case 'facet':
      return state.selection[filter.name].includes(filter.value)
        ? toggleFacet(state, filter.name, filter.value)
        : state;
  }
}

/** What is asked for, one by one: keyword, date, then the facets in the calendar's order. */
export function activeFilters(state: EventListingState): readonly ActiveFilter[] {
  const { keyword, date, selection } = state;
  return [
    ...keywordFilters(keyword),
    ...(date === null ? [] : [{ kind: 'date', day: date } as const]),
    ...facetFilters(selection, eventFacetNames),
  ];
}

/** What the calendar's address asks of the search. */
export function questionOf(state: EventListingState, locale: Locale, today: HallDay): EventQuestion {
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
