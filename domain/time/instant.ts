import type { Brand } from '#domain/brand.ts';
import { memoize } from '#domain/memoize.ts';
import { isCalendarDate } from '#domain/time/calendar-date.ts';

/** A moment: whole milliseconds since 1970-01-01T00:00Z. A number, so that it survives JSON and compares with `<`. */
export type Instant = Brand<number, 'Instant'>;

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;

const dateTimeWithZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})$/;

/** The moment an ISO-8601 date-time with an offset names; undefined for anything else, a date without time included. */
export function instantOf(text: string): Instant | undefined {
  if (!dateTimeWithZone.test(text) || !isCalendarDate(text.slice(0, 10))) return undefined;
  const milliseconds = Date.parse(text);
  return Number.isNaN(milliseconds) ? undefined : (milliseconds as Instant);
}

/** The moment a clock shows, in milliseconds since 1970. */
export function instantAt(milliseconds: number): Instant {
  return Math.trunc(milliseconds) as Instant;
}

/** The moment so many milliseconds after another; before it where they are negative. */
export function later(moment: Instant, milliseconds: number): Instant {
  return (moment + milliseconds) as Instant;
}

/** The moment as ISO-8601 in UTC, for machines: `2026-11-20T19:15:00.000Z`. */
export const isoOf: (moment: Instant) => string = memoize((moment) => new Date(moment).toISOString());
