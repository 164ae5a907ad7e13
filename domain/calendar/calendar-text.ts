import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { hallZone, toWallClock } from '#domain/time/hall-day.ts';
import { formatHallIso } from '#domain/time/hall-iso.ts';
import { addMilliseconds, formatUtcIso, hourMs, type Instant } from '#domain/time/instant.ts';

interface Calendar {
  readonly name: string;
  /** The absolute URL of the calendar's page. */
  readonly url: string;
  readonly entries: readonly CalendarEntry[];
}

/** The calendar's texts in the page's language. */
export interface CalendarWords {
  readonly cancelled: string;
  readonly moved: string;
  /** The prefix of the start of a sale. */
  readonly saleStart: string;
  /** The sentence with the new time of a moved concert. */
  readonly movedTo: (moment: Instant) => string;
  /** The hall's name and address, added after the room. */
  readonly hall: string;
}

/** How often programs should refresh the calendar, as an ISO 8601 duration. */
const refreshInterval = 'PT6H';

/** Serializes a calendar in iCalendar format (RFC 5545). Times are in the hall's time zone, so that they match the ticket. */
export function serializeCalendar(
  { entries, ...header }: Calendar,
  now: Instant,
  words: CalendarWords,
): string {
  return wrapInVCalendar(
    header,
    entries.map((entry) => serializeCalendarEntry(entry, now, words)),
  );
}

/** Adds the calendar's header and footer to serialized entries. */
export function wrapInVCalendar(
  { name, url }: Omit<Calendar, 'entries'>,
  entryTexts: readonly string[],
): string {
  const headLines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Het Klankhuis//Concertagenda//NL',
    'METHOD:PUBLISH',
    `URL:${url}`,
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${hallZone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshInterval}`,
    `X-PUBLISHED-TTL:${refreshInterval}`,
    ...timeZone,
  ];
  return [toLines(headLines), ...entryTexts, toLines(['END:VCALENDAR'])].join('');
}

/** Serializes one concert. Where the time of its last change is known, the result does not depend on `now`. */
export function serializeCalendarEntry(entry: CalendarEntry, now: Instant, words: CalendarWords): string {
  return toLines(entryLines(entry, now, words));
}

function toLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
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
    `SUMMARY:${escapeText(toSummary(entry, words))}`,
    `LOCATION:${escapeText([entry.room, words.hall].filter(Boolean).join(', '))}`,
    `DESCRIPTION:${escapeText(toDescription(entry, words))}`,
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** The title, after a prefix if the concert is cancelled or moved, or if the entry is the start of its sale. */
function toSummary(
  { isCancelled, isSaleStart, movedTo, title }: CalendarEntry,
  words: CalendarWords,
): string {
  if (isSaleStart && !isCancelled) return `${words.saleStart}: ${title}`;
  if (!isCancelled) return title;
  return `${movedTo === undefined ? words.cancelled : words.moved}: ${title}`;
}

function toDescription({ subtitle, isCancelled, movedTo, url }: CalendarEntry, words: CalendarWords): string {
  const moved = movedTo !== undefined && isCancelled && words.movedTo(movedTo);
  return [subtitle, moved, url].filter(Boolean).join('\n');
}

function utcTime(moment: Instant): string {
  return `:${compact(formatUtcIso(moment))}Z`;
}

function hallTime(moment: Instant): string {
  return `;TZID=${hallZone}:${compact(formatHallIso(moment))}`;
}

/** An ISO 8601 time to the second, without separators and zone: `20261204T201500`. */
function compact(iso: string): string {
  return iso.slice(0, 19).replace(/[-:]/g, '');
}

/** Escapes a text value; removes control characters, which the format forbids. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

const maxLineBytes = 75;

/** Folds a line to at most 75 bytes; continuation lines begin with a space. Characters are never split. */
function foldLine(line: string): string {
  let text = '';
  let roomBytes = maxLineBytes;
  for (const character of line) {
    const size = byteLength(character.codePointAt(0) ?? 0);
    if (size > roomBytes) {
      text += '\r\n ';
      roomBytes = maxLineBytes - 1;
    }
    text += character;
    roomBytes -= size;
  }
  return text;
}

/** The size of a character in UTF-8, in bytes. */
function byteLength(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x8_00) return 2;
  return codePoint < 0x1_00_00 ? 3 : 4;
}

/** The hall's time zone as calendar lines: both clock changes, by the rule in force since 1996. */
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

/** Whether the hall's clock shows this time twice, in the autumn night that is an hour longer; a local time would be ambiguous then. */
function isRepeatedHour(moment: Instant): boolean {
  const wallClock = JSON.stringify(toWallClock(moment));
  return [-hourMs, hourMs].some(
    (offset) => JSON.stringify(toWallClock(addMilliseconds(moment, offset))) === wallClock,
  );
}
