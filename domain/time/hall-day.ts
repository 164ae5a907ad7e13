import type { Brand } from '#domain/branded-type.ts';
import { memoize } from '#domain/memoize.ts';
import { hourMs, type Instant, instantFromMs } from '#domain/time/instant.ts';
import { isCalendarDate } from '#domain/time/is-calendar-date.ts';
import { hallIdentity } from '#hall/identity.ts';

/**
 * A date in the hall's time zone, `YYYY-MM-DD`; always an existing date. All dates are those of the hall, regardless of the visitor's
 * time zone (LIST-16). Implemented with `Intl`, because it is needed before the first paint and luxon weighs 19 kB.
 */
export type HallDay = Brand<string, 'HallDay'>;

/** A month, `YYYY-MM`. */
export type HallMonth = Brand<string, 'HallMonth'>;

/** The hall's local date and time at a moment. */
interface WallClock {
  readonly day: HallDay;
  /** 0 to 23. */
  readonly hour: number;
  /** 0 to 59. */
  readonly minute: number;
}

/** Creates a time zone's format on first use, because a browser's first format takes as long as evaluating all modules of a page. */
const dateFormatOf = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** The hall's local date, hour (0 to 23) and minute at a moment (LIST-16). */
export function toWallClock(moment: Instant): WallClock {
  return clockAt(moment);
}

const clockAt = memoize((moment: Instant): WallClock => {
  const parts = Object.fromEntries(
    dateFormatOf(hallIdentity.timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts['year']?.padStart(4, '0')}-${parts['month']}-${parts['day']}` as HallDay,
    hour: Number(parts['hour']),
    minute: Number(parts['minute']),
  };
});

/** The hall's local date at a moment (LIST-16). */
export function toHallDay(moment: Instant): HallDay {
  return toWallClock(moment).day;
}

/** Parses a date `YYYY-MM-DD` from 1970 to 2999; undefined if it does not exist (`2026-02-30`, `tomorrow`). */
export function parseHallDay(text: string): HallDay | undefined {
  return /^(19[7-9]|2\d\d)\d-/.test(text) && isCalendarDate(text) ? (text as HallDay) : undefined;
}

/** Adds days to a date; negative numbers subtract. */
export function addDays(day: HallDay, days: number): HallDay {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 24 * hourMs).toISOString().slice(0, 10) as HallDay;
}

/** The ISO weekday: Monday is 1, Sunday is 7. */
export function toWeekday(day: HallDay): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
}

/** The moment of a local time at the hall. A time skipped by the spring change is read as one hour later; of a time repeated by the autumn change, the first moment. */
export function toInstantAtHall(day: HallDay, clockHour = 0, clockMinute = 0): Instant {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`) + (clockHour * 60 + clockMinute) * 60_000;
  const offsets = [
    toUtcOffsetMs(instantFromMs(asIfUtc - 24 * hourMs)),
    toUtcOffsetMs(instantFromMs(asIfUtc + 24 * hourMs)),
  ];
  const candidates = offsets.map((offset) => instantFromMs(asIfUtc - offset));
  const exact = candidates.filter((moment) => moment + toUtcOffsetMs(moment) === asIfUtc);
  return instantFromMs(Math.min(...(exact.length > 0 ? exact : candidates.slice(0, 1))));
}

/** The hall's offset from UTC at a moment, in milliseconds. */
export function toUtcOffsetMs(moment: Instant): number {
  const { day, hour: clockHour, minute } = toWallClock(moment);
  const wall = Date.parse(`${day}T00:00:00Z`) + (clockHour * 60 + minute) * 60_000;
  return wall - Math.floor(moment / 60_000) * 60_000;
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
export function toFirstDay(month: HallMonth): HallDay {
  return `${month}-01` as HallDay;
}

/** Adds months to a month; negative numbers subtract. */
export function addMonths(month: HallMonth, months: number): HallMonth {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}` as HallMonth;
}
