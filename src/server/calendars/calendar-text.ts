import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { hallZone } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import { isShownTwice, timeZone } from '#src/server/calendars/time-zone.ts';

interface Calendar {
  readonly name: string;
  /** The page it is the calendar of. */
  readonly url: string;
  readonly entries: readonly CalendarEntry[];
}

/** What a calendar says in the page's language. */
export interface CalendarWords {
  readonly cancelled: string;
  readonly moved: string;
  /** When a moved concert is played instead. */
  readonly movedTo: (moment: Instant) => string;
  /** The hall's name and address, behind the room. */
  readonly hall: string;
}

/** How often programs are asked to look again, in seconds. */
const refreshed = 6 * 60 * 60;

/** A calendar as RFC 5545 writes it. Times are those of the hall's clock, so that a visitor's calendar shows what the ticket says. */
export function calendarText({ name, url, entries }: Calendar, now: Instant, words: CalendarWords): string {
  const calendar = ical({
    name,
    url,
    prodId: { company: 'Het Klankhuis', product: 'Concertagenda', language: 'NL' },
    method: ICalCalendarMethod.PUBLISH,
    x: { 'X-WR-TIMEZONE': hallZone },
    ttl: refreshed,
    // Without a name, or the moments of change would be written on the hall's clock too, which must be in UTC.
    timezone: { name: null, generator: () => timeZone },
    events: entries.map((entry) => eventOf(entry, now, words)),
  });
  return `${calendar.toString()}\r\n`;
}

function eventOf(entry: CalendarEntry, now: Instant, words: CalendarWords): ICalEventData {
  const { uid, sequence, changed, starts, ends, isCancelled, movedTo, url } = entry;
  const at = (moment: Instant) => DateTime.fromMillis(moment, { zone: 'utc' });
  const isAmbiguous = isShownTwice(starts) || isShownTwice(ends);
  return {
    id: uid,
    sequence,
    stamp: at(changed ?? now),
    ...(changed !== undefined && { lastModified: at(changed) }),
    start: at(starts),
    end: at(ends),
    ...(!isAmbiguous && { timezone: hallZone }),
    summary: isCancelled
      ? `${movedTo === undefined ? words.cancelled : words.moved}: ${entry.title}`
      : entry.title,
    description: [entry.subtitle, movedTo !== undefined && isCancelled && words.movedTo(movedTo), url]
      .filter(Boolean)
      .join('\n'),
    location: [entry.room, words.hall].filter(Boolean).join(', '),
    url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}
