import type { EventFacets } from '#domain/facet/facet.ts';
import type { EventListing, EventQuestion } from '#domain/listing/event-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallMonth } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { EventDay } from '#ports/search-index.port.ts';
import { type Token, token } from '#ports/token.ts';

/**
 * Finding what the hall plays: lists ready to be drawn, one question, one answer.
 *
 * Other lists are in `OverviewsPort`; the site's own search and single concerts in `SiteSearchPort`.
 * Never rejects but for an abort (with the signal's reason): what cannot be known is answered as zero and marked so (LIST-14).
 */
export interface SearchPort {
  /**
   * One page of the calendar: count, facets and the cards of the slice (LIST-5). `page` is 1-based; beyond the last, the
   * last is answered (LIST-22). A concert whose page cannot be had is left out and logged; the count stays (CALL-21).
   */
  events(question: EventQuestion, page: number, signal?: AbortSignal): Promise<EventListing>;

  /** All values a coming concert bears (LIST-19); empty lists when the index is away. */
  eventFacets(locale: Locale, now: Instant, signal?: AbortSignal): Promise<EventFacets>;

  /** The days of a month that have concerts (LIST-9); empty when the index is away. */
  eventDays(locale: Locale, month: HallMonth, signal?: AbortSignal): Promise<readonly EventDay[]>;
}

export const SearchPort: Token<SearchPort> = token<SearchPort>('SearchPort');
