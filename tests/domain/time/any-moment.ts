import fc from 'fast-check';
import { hallDayAt } from '#domain/time/hall-day.ts';
import { hour, type Instant, instantAt } from '#domain/time/instant.ts';

/** The years that are looked at. */
export const years = [2026, 2027, 2028, 2029, 2030];

/** When the European clocks change: at 01:00 UTC on the last Sunday of a month (0 is January). */
export function change(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * hour;
}

/** The offset by the European rule, found without any table of zones. */
export function ruledOffset(moment: Instant): number {
  const year = new Date(moment).getUTCFullYear();
  return moment >= change(year, 2) && moment < change(year, 9) ? 2 * hour : hour;
}

const start = Date.UTC(2026, 0, 1, 1);
const end = Date.UTC(2030, 11, 31, 22);
const anyMoment = fc.integer({ min: start, max: end }).map(instantAt);
const nearChange = fc
  .tuple(fc.constantFrom(...years), fc.constantFrom(2, 9), fc.integer({ min: -3 * hour, max: 3 * hour }))
  .map(([year, month, away]) => instantAt(change(year, month) + away));
/** Any moment of those years, half of them within three hours of a change of the clock. */
export const moments = fc.oneof(anyMoment, nearChange);
export const days = moments.map(hallDayAt);
/** Hour and minute. */
export const clockTimes = fc.tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }));
