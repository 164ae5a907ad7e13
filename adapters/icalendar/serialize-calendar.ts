import ical, {
  escape,
  foldLines,
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEvent,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { DateTime } from 'luxon';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { CalendarEntry } from '#adapters/icalendar/calendar-entry.ts';
import type { PlayStatus } from '#domain/event/event.ts';
import { formatHallName } from '#domain/hall-identity.ts';
import { type Locale, defaultLocale } from '#domain/locale/locale.ts';
import { isLocalTimeRepeatedAtHall } from '#domain/time/hall-day.ts';
import { hourMs, type Instant, minuteMs, secondMs } from '#domain/time/instant.ts';
import { getHallTimeZone } from '#domain/time/set-date-time-defaults.ts';
import { hallIdentity } from '#hall/identity.ts';
import type { CalendarWords } from '#ports/calendar-file.port.ts';

interface Calendar {
  readonly name: string;
  /** The absolute URL of the calendar's page. */
  readonly url: string;
  readonly entries: readonly CalendarEntry[];
}

/** What the calendar files are, in the default language. */
const products: Readonly<Record<Locale, string>> = { nl: 'Concertagenda', en: 'Calendar' };

/** How often programs should refresh the calendar, in seconds. */
const refreshSeconds = (6 * hourMs) / secondMs;

/** How long before the start of a sale its alarm is, in seconds. */
const alarmSeconds = (15 * minuteMs) / secondMs;

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

/** Adds the calendar's header with the hall's time zone, and its footer, to serialized entries. */
export function wrapInVCalendar(
  { name, url }: Omit<Calendar, 'entries'>,
  entryTexts: readonly string[],
): string {
  const language = defaultLocale;
  const empty = ical({
    prodId: {
      company: formatHallName(hallIdentity),
      product: products[language],
      language: language.toUpperCase(),
    },
    method: ICalCalendarMethod.PUBLISH,
    // ical-generator escapes the texts of entries, but not those of the calendar.
    name: escape(removeControlCharacters(name), false),
    url,
    ttl: refreshSeconds,
    timezone: { name: getHallTimeZone(), generator: serializeTimeZone },
  }).toString();
  const end = empty.lastIndexOf('END:VCALENDAR');
  return `${empty.slice(0, end)}${entryTexts.join('')}${empty.slice(end)}\r\n`;
}

/** Serializes one concert. Where the time of its last change is known, the result does not depend on `now`. */
export function serializeCalendarEntry(entry: CalendarEntry, now: Instant, words: CalendarWords): string {
  // In a calendar without a time zone DTSTAMP and LAST-MODIFIED are in UTC, as RFC 5545 demands; in one with a zone, local times.
  const text = new ICalEvent(toEvent(entry, now, words), ical()).toString();
  return text.replace(/[^\r\n]{25,}/g, (line) => (isLongLine(line) ? foldLines(line) : line));
}

/** Whether a line must be folded. Computed for the whole line, because `foldLines` encodes each character: half of the work of a calendar. */
function isLongLine(line: string): boolean {
  return new TextEncoder().encode(line).length > 74;
}

function toEvent(entry: CalendarEntry, now: Instant, words: CalendarWords): ICalEventData {
  const { uid, sequence, changed, starts, ends, play, isSaleStart, url } = entry;
  // A local time would be ambiguous in the hour that the clock shows twice.
  const isAmbiguous = isLocalTimeRepeatedAtHall(starts) || isLocalTimeRepeatedAtHall(ends);
  return {
    id: uid,
    sequence,
    stamp: atHall(changed ?? now),
    ...(changed !== undefined && { lastModified: atHall(changed) }),
    start: atHall(starts),
    end: atHall(ends),
    timezone: isAmbiguous ? null : getHallTimeZone(),
    summary: removeControlCharacters(toSummary(entry, words)),
    location: removeControlCharacters([entry.room, words.hall].filter(Boolean).join(', ')),
    description: removeControlCharacters(toDescription(entry, words)),
    // ical-generator escapes addresses as if they were texts.
    url: url.replace(/[,;]/g, encodeURIComponent),
    status: toStatus(play),
    ...(isSaleStart &&
      play.kind === 'played' && { alarms: [{ type: ICalAlarmType.display, triggerBefore: alarmSeconds }] }),
  };
}

function atHall(moment: Instant): DateTime {
  return DateTime.fromMillis(moment, { zone: getHallTimeZone() });
}

/** The status at the original time. A concert whose new date is not known is not cancelled: programs would strike it out, or hide it. */
function toStatus(play: PlayStatus): ICalEventStatus {
  if (play.kind === 'played') return ICalEventStatus.CONFIRMED;
  return play.kind === 'moved' && play.to === null ? ICalEventStatus.TENTATIVE : ICalEventStatus.CANCELLED;
}

/** The title, after a prefix if the concert is cancelled or moved, or if the entry is the start of its sale. */
function toSummary({ play, isSaleStart, title }: CalendarEntry, words: CalendarWords): string {
  if (play.kind !== 'played') return `${words[play.kind]}: ${title}`;
  return isSaleStart ? `${words.saleStart}: ${title}` : title;
}

function toDescription({ subtitle, play, orderUrl, url }: CalendarEntry, words: CalendarWords): string {
  const moved = play.kind === 'moved' && words.movedTo(play.to);
  const order = orderUrl !== undefined && play.kind === 'played' && `${words.orderTickets}: ${orderUrl}`;
  return [subtitle, moved, order, url].filter(Boolean).join('\n');
}

/** Removes control characters, which the format forbids, except line breaks. */
function removeControlCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\r\n]/gu, '');
}

/** The VTIMEZONE of a zone, under the name by which entries refer to it: the library names some zones after another of the same rule. */
function serializeTimeZone(zone: string): string {
  const [block = '', parameter = ''] = [tzlib_get_ical_block(zone)].flat();
  return block.replaceAll(parameter.replace('TZID=', ''), zone);
}
