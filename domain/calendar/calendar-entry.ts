import { type EventCard, hasMovedAway, isCancelled } from '#domain/event/event.ts';
import { fullAddress } from '#domain/structured/thing.ts';
import { type Instant, instantAt, later, minute } from '#domain/time/instant.ts';

/** A concert as a visitor's own calendar keeps it. */
export interface CalendarEntry {
  /** The same in every language and for ever, so that a calendar fetched anew replaces what it had. */
  readonly uid: string;
  /** Grows with every change. */
  readonly sequence: number;
  readonly changed?: Instant;
  readonly starts: Instant;
  readonly ends: Instant;
  readonly isCancelled: boolean;
  /** It is played at another time; where it is known, at which. */
  readonly movedTo?: Instant;
  readonly title: string;
  readonly subtitle?: string;
  readonly room: string | null;
  readonly url: string;
}

/** How long a concert is taken to last whose end nobody knows. */
const usualLength = 120 * minute;

/** Changes are counted from here, in minutes, so that the count fits where calendars keep it. */
const firstChange = instantAt(Date.UTC(2020, 0, 1));

/**
 * The entry of a concert (ROUTE-19). One that is cancelled, or played at another time, stays at its time as cancelled: so a
 * calendar that had it says that nobody need come. `origin` is the site's.
 */
export function calendarEntryOf(event: EventCard, origin: string): CalendarEntry {
  const { id, starts, ends, title, subtitle, room, url, movedTo, updated } = event;
  return {
    uid: `event-${id}@${origin.replace(/^https?:\/\/|:\d+$/g, '')}`,
    sequence: updated === undefined ? 0 : Math.max(0, Math.floor((updated - firstChange) / minute)),
    ...(updated !== undefined && { changed: updated }),
    starts,
    ends: ends !== undefined && ends > starts ? ends : later(starts, usualLength),
    isCancelled: isCancelled(event) || hasMovedAway(event),
    ...(movedTo !== undefined && { movedTo }),
    title,
    ...(subtitle && { subtitle }),
    room: room?.title ?? null,
    url: fullAddress(url, origin),
  };
}
