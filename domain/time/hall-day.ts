import { DateTime } from 'luxon';
import type { Brand } from '#domain/branded-type.ts';
import { memoize } from '#domain/memoize.ts';
import { recordResult } from '#domain/recorded-results.ts';
import { hourMs, type Instant, createInstant } from '#domain/time/instant.ts';
import { getHallTimeZone } from '#domain/time/set-date-time-defaults.ts';

/**
 * A date in the hall's time zone (`setDateTimeDefaults`), `YYYY-MM-DD`; always an existing date. All dates are those of the hall, regardless of
 * the visitor's time zone (LIST-16).
 */
export type HallDay = Brand<string, 'HallDay'>;

/** A month, `YYYY-MM`. */
export type HallMonth = Brand<string, 'HallMonth'>;

const dayMs = 24 * hourMs;

/** The hall's local date and time at a moment. */
interface WallClock {
  readonly day: HallDay;
  /** 0 to 23. */
  readonly hour: number;
  /** 0 to 59. */
  readonly minute: number;
}

/** The hall's local date, hour (0 to 23) and minute at a moment (LIST-16). */
export function toWallClock(moment: Instant): WallClock {
  const text = recordResult('wallClock', moment, () => wallClockIn(getHallTimeZone())(moment));
  return {
    day: text.slice(0, 10) as HallDay,
    hour: Number(text.slice(11, 13)),
    minute: Number(text.slice(14)),
  };
}

/** As `2026-11-20T20:15`. Memoized by zone and moment, because a page computes the days of the same concerts many times. */
const wallClockIn = memoize((zone: string) =>
  memoize((moment: Instant) => String(DateTime.fromMillis(moment, { zone }).toISO()).slice(0, 16)),
);

/** The hall's local date at a moment (LIST-16). */
export function toHallDay(moment: Instant): HallDay {
  return toWallClock(moment).day;
}

/** Parses a date `YYYY-MM-DD` from 1970 to 2999; undefined if it does not exist (`2026-02-30`, `tomorrow`). */
export function parseHallDay(text: string): HallDay | undefined {
  return /^(19[7-9]|2\d\d)\d-/.test(text) && isCalendarDate(text) ? (text as HallDay) : undefined;
}

/** A date as luxon's value, for arithmetic and names: in UTC, where every day has 24 hours. Memoized, because parsing is half of the work. */
export const toUtcMidnightOfDay: (day: HallDay) => DateTime = memoize((day: HallDay) =>
  DateTime.fromISO(day, { zone: 'utc' }),
);

/** The date of luxon's value, in its own zone. */
export function hallDayFromDateTime(date: DateTime): HallDay {
  return date.toISODate() as HallDay;
}

/** Adds days to a date; negative numbers subtract. In milliseconds, because `plus` takes several times as long. */
export function addDays(day: HallDay, days: number): HallDay {
  return hallDayFromDateTime(
    DateTime.fromMillis(toUtcMidnightOfDay(day).toMillis() + days * dayMs, { zone: 'utc' }),
  );
}

/** The ISO weekday: Monday is 1, Sunday is 7. */
export function toWeekday(day: HallDay): number {
  return toUtcMidnightOfDay(day).weekday;
}

/** The moment of a local time at the hall. A time skipped by the spring change is read as one hour later; of a time repeated by the autumn change, the first moment. */
export function toInstantAtHall(day: HallDay, hour = 0, minute = 0): Instant {
  return recordResult('instantAtHall', `${day} ${hour}:${minute}`, () => {
    const { year, month, day: dayOfMonth } = toUtcMidnightOfDay(day);
    const local = { year, month, day: dayOfMonth, hour, minute };
    const [first] = DateTime.fromObject(local, { zone: getHallTimeZone() }).getPossibleOffsets();
    return createInstant(Number(first));
  });
}

/** Whether the hall's clock shows the time of a moment twice, in the autumn night that is an hour longer. */
export function isLocalTimeRepeatedAtHall(moment: Instant): boolean {
  return DateTime.fromMillis(moment, { zone: getHallTimeZone() }).getPossibleOffsets().length > 1;
}

/** The month of a day: `2026-11` for `2026-11-20`. */
export function toMonthOfDay(day: HallDay): HallMonth {
  return day.slice(0, 7) as HallMonth;
}

/** Parses a month `YYYY-MM`; undefined for anything else. */
export function parseHallMonth(text: string): HallMonth | undefined {
  return parseHallDay(`${text}-01`) ? (text as HallMonth) : undefined;
}

/** The first day of a month. */
export function toFirstDayOfMonth(month: HallMonth): HallDay {
  return `${month}-01` as HallDay;
}

/** Adds months to a month; negative numbers subtract. */
export function addMonths(month: HallMonth, months: number): HallMonth {
  return toMonthOfDay(addMonthsToDay(toFirstDayOfMonth(month), months));
}

/** The same date some months later, or the last day of a month that is too short. */
export function addMonthsToDay(day: HallDay, months: number): HallDay {
  return hallDayFromDateTime(toUtcMidnightOfDay(day).plus({ months }));
}

/** Whether a text `YYYY-MM-DD` is an existing date; `2026-02-30` is not. */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text, { zone: 'utc' }).isValid;
}

/** Formats a moment in ISO 8601 with the hall's local time and offset: `2026-12-04T20:15:00+01:00` (LIST-16). Milliseconds are dropped. */
export function formatHallIso(moment: Instant): string {
  return String(
    DateTime.fromMillis(moment, { zone: getHallTimeZone() })
      .startOf('second')
      .toISO({ suppressMilliseconds: true }),
  );
}
