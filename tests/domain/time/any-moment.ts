import fc from 'fast-check';
import { toHallDay } from '#domain/time/hall-day.ts';
import { hourMs, type Instant, createInstant } from '#domain/time/instant.ts';

/** The years that are looked at. */
export const years = [2026, 2027, 2028, 2029, 2030];

/** When the European clocks change: at 01:00 UTC on the last Sunday of a month (0 is January). */
export function change(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * hourMs;
}

/** The offset by the European rule, found without any table of zones. */
export function ruledOffset(moment: Instant): number {
  const year = new Date(moment).getUTCFullYear();
  return moment >= change(year, 2) && moment < change(year, 9) ? 2 * hourMs : hourMs;
}

const start = Date.UTC(2026, 0, 1, 1);
const end = Date.UTC(2030, 11, 31, 22);
const anyMoment = fc.integer({ min: start, max: end }).map(createInstant);
const nearChange = fc
  .tuple(fc.constantFrom(...years), fc.constantFrom(2, 9), fc.integer({ min: -3 * hourMs, max: 3 * hourMs }))
  .map(([year, month, away]) => createInstant(change(year, month) + away));
/** Any moment of those years, half of them within three hours of a change of the clock. */
export const moments = fc.oneof(anyMoment, nearChange);
export const days = moments.map(toHallDay);
/** Hour and minute. */
export const clockTimes = fc.tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }));
