import type { EventCard } from '#domain/event/event.ts';
import {
  type EventFacets,
  type EventSelection,
  emptyEventFacets,
  noEventSelection,
} from '#domain/facet/facet.ts';
import { type ListPagination, unavailablePagination } from '#domain/listing/list-pagination.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { DayPart } from '#domain/time/day-part.ts';
import type { HallDay } from '#domain/time/hall-day.ts';

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

/** The search result: matching uris in calendar order, and the total. */
export interface EventUriHits {
  /** All matches, including those beyond the 1024 that can be paged (LIST-22). */
  readonly count: number;
  readonly facets: EventFacets;
  /** At most 1024, earliest first. */
  readonly uris: readonly string[];
  /** The five best matches, best first (LIST-5); empty without a keyword. */
  readonly topUris: readonly string[];
}

/** One page of the calendar, ready to render. */
export interface EventSearchResult extends ListPagination {
  readonly facets: EventFacets;
  readonly events: readonly EventCard[];
  /** The number of best matches (LIST-5): at most five, 0 without a keyword; the same on every page. */
  readonly topHits: number;
  /** The cards of the best matches, best first; on the first page only. */
  readonly topEvents: readonly EventCard[];
}

/** The calendar when the search is unavailable (LIST-14). */
export const unavailableEvents: EventSearchResult = {
  ...unavailablePagination,
  facets: emptyEventFacets,
  events: [],
  topHits: 0,
  topEvents: [],
};
