import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { hallZone, wallClockAt } from '#domain/time/hall-day.ts';
import { hallIsoOf } from '#domain/time/hall-iso.ts';
import { hour, type Instant, isoOf, later } from '#domain/time/instant.ts';

interface Calendar {
  readonly name: string;
  /** The full address of the page it is the calendar of. */
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

/** How often programs are asked to look again, as ISO 8601 writes a duration. */
const refreshInterval = 'PT6H';

/** A calendar as RFC 5545 writes it. Times are those of the hall's clock, so that a visitor's calendar shows what the ticket says. */
export function calendarText({ entries, ...frame }: Calendar, now: Instant, words: CalendarWords): string {
  return wrapCalendar(
    frame,
    entries.map((entry) => entryText(entry, now, words)),
  );
}

/** The calendar around entries that are written already. */
export function wrapCalendar(
  { name, url }: Omit<Calendar, 'entries'>,
  entryTexts: readonly string[],
): string {
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Het Klankhuis//Concertagenda//NL',
    'METHOD:PUBLISH',
    `URL:${url}`,
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${hallZone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshInterval}`,
    `X-PUBLISHED-TTL:${refreshInterval}`,
    ...timeZone,
  ];
  return [written(head), ...entryTexts, written(['END:VCALENDAR'])].join('');
}

/** The entry of one concert. Where it is known when the concert changed, it says the same at every `now`. */
export function entryText(entry: CalendarEntry, now: Instant, words: CalendarWords): string {
  return written(entryLines(entry, now, words));
}

function written(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function entryLines(entry: CalendarEntry, now: Instant, words: CalendarWords): readonly string[] {
  const { uid, sequence, changed, starts, ends, isCancelled, url } = entry;
  const time = isRepeatedHour(starts) || isRepeatedHour(ends) ? utcTime : hallTime;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP${utcTime(changed ?? now)}`,
    ...(changed === undefined ? [] : [`LAST-MODIFIED${utcTime(changed)}`]),
    `DTSTART${time(starts)}`,
    `DTEND${time(ends)}`,
    `SUMMARY:${escaped(summaryOf(entry, words))}`,
    `LOCATION:${escaped([entry.room, words.hall].filter(Boolean).join(', '))}`,
    `DESCRIPTION:${escaped(descriptionOf(entry, words))}`,
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** A concert that is not played at its time says so before its title. */
function summaryOf({ isCancelled, movedTo, title }: CalendarEntry, words: CalendarWords): string {
  if (!isCancelled) return title;
  return `${movedTo === undefined ? words.cancelled : words.moved}: ${title}`;
}

function descriptionOf({ subtitle, isCancelled, movedTo, url }: CalendarEntry, words: CalendarWords): string {
  const moved = movedTo !== undefined && isCancelled && words.movedTo(movedTo);
  return [subtitle, moved, url].filter(Boolean).join('\n');
}

function utcTime(moment: Instant): string {
  return `:${compact(isoOf(moment))}Z`;
}

function hallTime(moment: Instant): string {
  return `;TZID=${hallZone}:${compact(hallIsoOf(moment))}`;
}

/** An ISO 8601 time to the second, without signs between its digits and without zone: `20261204T201500`. */
function compact(iso: string): string {
  return iso.slice(0, 19).replace(/[-:]/g, '');
}

/** A text as a value: signs that mean something are escaped, and control characters, which may not be there, are left out. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

const longestLine = 75;

/** Lines are at most 75 bytes long; a longer one goes on after a space. No character is broken. */
function folded(line: string): string {
  // A unit of a text takes three bytes at most.
  if (line.length * 3 <= longestLine) return line;
  let text = '';
  let room = longestLine;
  for (const sign of line) {
    const size = bytesOf(sign.codePointAt(0) ?? 0);
    if (size > room) {
      text += '\r\n ';
      room = longestLine - 1;
    }
    text += sign;
    room -= size;
  }
  return text;
}

/** How many bytes a character takes in UTF-8. */
function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x8_00) return 2;
  return codePoint < 0x1_00_00 ? 3 : 4;
}

/** The hall's zone as lines of a calendar: both changes of the clock, by the rule that has held since 1996. */
const timeZone: readonly string[] = [
  'BEGIN:VTIMEZONE',
  `TZID:${hallZone}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Whether the hall's clock shows this time twice, in the autumn night that has an hour more: then the time alone says too little. */
function isRepeatedHour(moment: Instant): boolean {
  const shown = JSON.stringify(wallClockAt(moment));
  return [-hour, hour].some((apart) => JSON.stringify(wallClockAt(later(moment, apart))) === shown);
}
