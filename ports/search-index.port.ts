import type { EventFacets } from '#domain/facet/facet.ts';
import type { EventHits, EventQuestion } from '#domain/listing/event-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallDay, HallMonth } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type Token, token } from '#ports/token.ts';

/**
 * The hall's search index: which pages answer a question, how many, and how they divide over the facets. It knows uris, not pages.
 *
 * Counts of a facet ignore that facet's own selection and respect every other filter; values come most frequent first,
 * then in Dutch alphabetical order; values that nothing bears are left out. Every member rejects when the index cannot be
 * asked (`GraphQL error: …`, CALL-3), and on an abort with the signal's reason.
 */
export interface SearchIndexPort {
  /** The concerts that answer a question (CALL-18), with the five best for its keyword (CALL-19). */
  events(question: EventQuestion, signal?: AbortSignal): Promise<EventHits>;

  /** All values of all concerts that are not over at `now`, whatever is chosen (CALL-17, LIST-19). */
  eventFacets(locale: Locale, now: Instant, signal?: AbortSignal): Promise<EventFacets>;

  /** The days of a month that have concerts, in order, with how many; days without are left out (CALL-20, LIST-9). */
  eventDays(locale: Locale, month: HallMonth, signal?: AbortSignal): Promise<readonly EventDay[]>;
}

/** A day of the hall with concerts; `count` is how many begin on it, at least 1 (LIST-9). */
export interface EventDay {
  readonly day: HallDay;
  readonly count: number;
}

export const SearchIndexPort: Token<SearchIndexPort> = token<SearchIndexPort>('SearchIndexPort');
