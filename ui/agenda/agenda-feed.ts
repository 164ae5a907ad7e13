import type { Locale } from '#domain/locale/locale.ts';
import type { EventPage } from '#domain/page/page.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The concerts of the calendar with some filters, or a part of them, for other sites and programs (DOOR-54). */
export interface AgendaFeed {
  readonly locale: Locale;
  /** The name of the hall. */
  readonly hall: string;
  /** The title of the calendar. */
  readonly title: string;
  /** The site's origin, without trailing slash. */
  readonly origin: string;
  /** The list on the site, a whole address. */
  readonly url: string;
  /** The address of the next part; null for the last. */
  readonly next: string | null;
  readonly generated: Instant;
  /** The number of concerts in all parts. */
  readonly total: number;
  readonly concerts: readonly EventPage[];
}
