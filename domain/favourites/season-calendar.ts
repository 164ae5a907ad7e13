import type { EventCard } from '#domain/event/event.ts';
import { hour, type Instant, isoOf, later } from '#domain/time/instant.ts';

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

/** How long a concert lasts whose end nobody gave. */
const usualLength = 2 * hour;

/** The concerts as a calendar that any program takes (RFC 5545): one entry each, which replaces its older self. */
export function seasonCalendar(
  events: readonly EventCard[],
  { name, hall, origin, now }: CalendarFrame,
): string {
  const entries = events.flatMap((event) => [
    'BEGIN:VEVENT',
    `UID:${event.id}@${new URL(origin).host}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(event.starts)}`,
    `DTEND:${stamp(event.ends ?? later(event.starts, usualLength))}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped([event.room?.title, hall].filter(Boolean).join(', '))}`,
    `URL:${new URL(event.url, origin).href}`,
    ...(event.importStatus === 'cancelled' ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
  ]);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${escaped(hall)}//NL`, 'CALSCALE:GREGORIAN'];
  const lines = [...head, `X-WR-CALNAME:${escaped(name)}`, ...entries, 'END:VCALENDAR'];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
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
