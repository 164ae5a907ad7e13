import type { EventCard } from '#domain/event/event.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type Token, createToken } from '#ports/token.ts';

/** The calendar's texts in the page's language. */
export interface CalendarWords {
  readonly cancelled: string;
  readonly moved: string;
  /** The prefix of the start of a sale. */
  readonly saleStart: string;
  /** The words before the address at which tickets are ordered. */
  readonly orderTickets: string;
  /** The sentence with the new time of a moved concert, or that it is not known. */
  readonly movedTo: (moment: Instant | null) => string;
  /** The hall's name and address, added after the room. */
  readonly hall: string;
}

/** A visitor's list of concerts. */
export interface CalendarList {
  readonly name: string;
  /** The absolute URL of the list's page. */
  readonly url: string;
  readonly events: readonly EventCard[];
  /** The visitor's tags, which decide when they can order. */
  readonly tags: readonly CustomerTag[];
  readonly now: Instant;
  /** The site's origin. */
  readonly origin: string;
  /** The URL at which to order tickets for a concert; null if unknown. */
  readonly toOrderUrl: (event: EventCard) => string | null;
  readonly words: CalendarWords;
}

/**
 * Writes a visitor's list as an iCalendar text, in the browser, because the server does not know the list: each concert, and the start
 * of its sale if the visitor can order only later (DOOR-12). Rejects if the code that writes it cannot be loaded.
 */
export type WriteCalendarFile = (list: CalendarList) => Promise<string>;

export const WriteCalendarFile: Token<WriteCalendarFile> =
  createToken<WriteCalendarFile>('WriteCalendarFile');
