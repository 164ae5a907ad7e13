import type { Brand } from '#domain/brand.ts';
import { memoize } from '#domain/memoize.ts';
import { isCalendarDate } from '#domain/time/calendar-date.ts';
import { hour, type Instant, instantAt } from '#domain/time/instant.ts';

/**
 * The hall's calendar (LIST-16): every date question is answered in Europe/Amsterdam, whatever the visitor's zone.
 * Written on `Intl`, because it is needed before the first paint and luxon weighs 19 kB.
 */
export const hallZone = 'Europe/Amsterdam';

/** A date of the hall, `YYYY-MM-DD`, always one that exists. */
export type HallDay = Brand<string, 'HallDay'>;

/** A month of the hall, `YYYY-MM`. */
export type HallMonth = Brand<string, 'HallMonth'>;

/** What the hall's wall clock shows at a moment. */
interface WallClock {
  readonly day: HallDay;
  /** 0 to 23. */
  readonly hour: number;
  /** 0 to 59. */
  readonly minute: number;
}

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: hallZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Day, hour (0 to 23) and minute that the hall's clock shows at a moment, wherever the visitor is (LIST-16). */
export function wallClockAt(moment: Instant): WallClock {
  return clockAt(moment);
}

const clockAt = memoize((moment: Instant): WallClock => {
  const found = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  return {
    day: `${found['year']?.padStart(4, '0')}-${found['month']}-${found['day']}` as HallDay,
    hour: Number(found['hour']),
    minute: Number(found['minute']),
  };
});

/** The day it is in the hall at a moment (LIST-16). */
export function hallDayAt(moment: Instant): HallDay {
  return wallClockAt(moment).day;
}

/** The day a text `YYYY-MM-DD` names, from 1970 to 2999; undefined where no such day exists (`2026-02-30`, `tomorrow`). */
export function hallDayOf(text: string): HallDay | undefined {
  return /^(19[7-9]|2\d\d)\d-/.test(text) && isCalendarDate(text) ? (text as HallDay) : undefined;
}

/** The day some whole days after (or, negative, before) another. */
export function daysAfter(day: HallDay, days: number): HallDay {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 24 * hour).toISOString().slice(0, 10) as HallDay;
}

/** Monday is 1, Sunday is 7. */
export function weekdayOf(day: HallDay): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
}

/** The moment the hall's clock shows a time on a day. A time the spring change skips is the moment an hour later on the clock; one the autumn change shows twice is the first. */
export function momentAt(day: HallDay, clockHour = 0, clockMinute = 0): Instant {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`) + (clockHour * 60 + clockMinute) * 60_000;
  const offsets = [offsetAt(instantAt(asIfUtc - 24 * hour)), offsetAt(instantAt(asIfUtc + 24 * hour))];
  const candidates = offsets.map((offset) => instantAt(asIfUtc - offset));
  const right = candidates.filter((moment) => moment + offsetAt(moment) === asIfUtc);
  return instantAt(Math.min(...(right.length > 0 ? right : candidates.slice(0, 1))));
}

/** How far the hall's wall clock is ahead of UTC at a moment, in milliseconds. */
export function offsetAt(moment: Instant): number {
  const { day, hour: clockHour, minute } = wallClockAt(moment);
  const wall = Date.parse(`${day}T00:00:00Z`) + (clockHour * 60 + minute) * 60_000;
  return wall - Math.floor(moment / 60_000) * 60_000;
}

/** The month a day is in: `2026-11` of `2026-11-20`. */
export function monthOf(day: HallDay): HallMonth {
  return day.slice(0, 7) as HallMonth;
}

/** The month a text `YYYY-MM` names; undefined for anything else. */
export function hallMonthOf(text: string): HallMonth | undefined {
  return hallDayOf(`${text}-01`) ? (text as HallMonth) : undefined;
}

/** The first day of a month. */
export function firstDayOf(month: HallMonth): HallDay {
  return `${month}-01` as HallDay;
}

/** The month some whole months after (or, negative, before) another. */
export function monthsAfter(month: HallMonth, months: number): HallMonth {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}` as HallMonth;
}
