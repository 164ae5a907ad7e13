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
  selectionIn,
  singleValue,
  valuesOf,
} from '#domain/listing/list-query.ts';
import type { ParamsCodec } from '#domain/listing/params-codec.ts';
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
