import type { Brand } from '#domain/brand.ts';
import { memoize } from '#domain/memoize.ts';
import { isCalendarDate } from '#domain/time/calendar-date.ts';

/** A moment in whole milliseconds since 1970-01-01T00:00Z. A number, so that it can be serialized to JSON and compared with `<`. */
export type Instant = Brand<number, 'Instant'>;

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;

const dateTimeWithZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})$/;

/** Parses an ISO 8601 date-time with an offset; undefined for anything else, including a date without time. */
export function instantOf(text: string): Instant | undefined {
  if (!dateTimeWithZone.test(text) || !isCalendarDate(text.slice(0, 10))) return undefined;
  const milliseconds = Date.parse(text);
  return Number.isNaN(milliseconds) ? undefined : (milliseconds as Instant);
}

/** The moment at a number of milliseconds since 1970; fractions are dropped. */
export function instantAt(milliseconds: number): Instant {
  return Math.trunc(milliseconds) as Instant;
}

/** Adds milliseconds to a moment; negative numbers subtract. */
export function later(moment: Instant, milliseconds: number): Instant {
  return (moment + milliseconds) as Instant;
}

/** Formats a moment in ISO 8601 in UTC: `2026-11-20T19:15:00.000Z`. */
export const isoOf: (moment: Instant) => string = memoize((moment) => new Date(moment).toISOString());
