import type { EventCard } from '#domain/event/event.ts';
import {
  type EventFacets,
  type EventSelection,
  noEventFacets,
  noEventSelection,
} from '#domain/facet/facet.ts';
import { type ListedPage, unavailablePage } from '#domain/listing/listed-page.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallDay } from '#domain/time/hall-day.ts';

/** What is asked of the calendar: every concert that ends on or after `from` and bears one of the chosen values in each facet. */
export interface EventSearchParams {
  readonly locale: Locale;
  /** Empty: every concert. */
  readonly keyword: string;
  readonly from: HallDay;
  readonly selection: EventSelection;
}

/** Every concert that ends on a day or later. */
export function everyConcert(locale: Locale, from: HallDay): EventSearchParams {
  return { locale, keyword: '', from, selection: noEventSelection };
}

/** What the index answers: which concerts, in the order of the calendar, and how many in all. */
export interface EventHits {
  /** All matches, also those beyond the 1024 that can be paged (LIST-22). */
  readonly count: number;
  readonly facets: EventFacets;
  /** At most 1024, earliest first. */
  readonly uris: readonly string[];
  /** The five that match best, best first (LIST-5); empty without a keyword. */
  readonly topUris: readonly string[];
}

/** One page of the calendar, ready to be drawn. */
export interface EventListing extends ListedPage {
  readonly facets: EventFacets;
  readonly events: readonly EventCard[];
  /** How many concerts match best (LIST-5): at most five, none without a keyword; the same on every page. */
  readonly topHits: number;
  /** Their cards, best first; on the first page only. */
  readonly topEvents: readonly EventCard[];
}

/** What the calendar shows where the search could not be asked: nothing, and that nobody knows (LIST-14). */
export const unavailableEvents: EventListing = {
  ...unavailablePage,
  facets: noEventFacets,
  events: [],
  topHits: 0,
  topEvents: [],
};
