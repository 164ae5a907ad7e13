import { type CalendarEntry, calendarEntryOf } from '#domain/calendar/calendar-entry.ts';
import type { EventCard } from '#domain/event/event.ts';
import { type Instant, isoOf } from '#domain/time/instant.ts';

/** What a calendar is told beside the concerts themselves. */
interface CalendarFrame {
  /** What the calendar is called. */
  readonly name: string;
  /** The hall, which becomes part of each place. */
  readonly hall: string;
  /** Where the site is, without slash at the end. */
  readonly origin: string;
  readonly now: Instant;
}

/** The concerts as a calendar that any program takes (RFC 5545): one entry each, the same as in the concert's own calendar (ROUTE-19). */
export function seasonCalendar(
  events: readonly EventCard[],
  { name, hall, origin, now }: CalendarFrame,
): string {
  const entries = events.flatMap((event) => entryLines(calendarEntryOf({ event }, origin), hall, now));
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${escaped(hall)}//NL`, 'CALSCALE:GREGORIAN'];
  const lines = [...head, `X-WR-CALNAME:${escaped(name)}`, ...entries, 'END:VCALENDAR'];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function entryLines(entry: CalendarEntry, hall: string, now: Instant): readonly string[] {
  const { uid, starts, ends, title, room, url, isCancelled } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(starts)}`,
    `DTEND:${stamp(ends)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped([room, hall].filter(Boolean).join(', '))}`,
    `URL:${url}`,
    ...(isCancelled ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
  ];
}

function stamp(moment: Instant): string {
  return isoOf(moment).replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** Lines are at most 75 bytes long; a longer one goes on after a space. No character is broken. */
function folded(line: string): string {
  const parts = [''];
  let room = 75;
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (size > room) {
      parts.push('');
      room = 74;
    }
    parts[parts.length - 1] += sign;
    room -= size;
  }
  return parts.join('\r\n ');
}
