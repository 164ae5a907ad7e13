import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { toHallName } from '#domain/hall/hall-identity.ts';
import { toWallClock } from '#domain/time/hall-day.ts';
import { formatHallIso } from '#domain/time/hall-iso.ts';
import { addMilliseconds, formatUtcIso, hourMs, type Instant } from '#domain/time/instant.ts';
import { calendarTimeZone } from '#hall/calendar-time-zone.ts';
import { hallIdentity } from '#hall/identity.ts';

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
    `PRODID:-//${toHallName(hallIdentity)}//Concertagenda//NL`,
    'METHOD:PUBLISH',
    `URL:${url}`,
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${hallIdentity.timeZone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshInterval}`,
    `X-PUBLISHED-TTL:${refreshInterval}`,
    ...calendarTimeZone,
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
  return `;TZID=${hallIdentity.timeZone}:${compact(formatHallIso(moment))}`;
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

/** Whether the hall's clock shows this time twice, in the autumn night that is an hour longer; a local time would be ambiguous then. */
function isRepeatedHour(moment: Instant): boolean {
  const wallClock = JSON.stringify(toWallClock(moment));
  return [-hourMs, hourMs].some(
    (offset) => JSON.stringify(toWallClock(addMilliseconds(moment, offset))) === wallClock,
  );
}
