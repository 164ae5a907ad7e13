import { DateTime } from 'luxon';
import type { Brand } from '#domain/branded-type.ts';
import { memoize } from '#domain/memoize.ts';

/** A moment in whole milliseconds since 1970-01-01T00:00Z. A number, so that it can be serialized to JSON and compared with `<`. */
export type Instant = Brand<number, 'Instant'>;

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;

const dateTimeWithZone =
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/;

/** Parses an ISO 8601 date-time with an offset; undefined for anything else, including a date without time. */
export const parseInstant: (text: string) => Instant | undefined = memoize((text) => {
  if (!dateTimeWithZone.test(text)) return undefined;
  const time = DateTime.fromISO(text, { zone: 'utc' });
  return time.isValid ? (time.toMillis() as Instant) : undefined;
});

/** The moment at a number of milliseconds since 1970; fractions are dropped. */
export function createInstant(milliseconds: number): Instant {
  return Math.trunc(milliseconds) as Instant;
}

/** Adds milliseconds to a moment; negative numbers subtract. */
export function addMilliseconds(moment: Instant, milliseconds: number): Instant {
  return (moment + milliseconds) as Instant;
}

/** Formats a moment in ISO 8601 in UTC: `2026-11-20T19:15:00.000Z`. */
export const formatUtcIso: (moment: Instant) => string = memoize((moment) =>
  String(DateTime.fromMillis(moment, { zone: 'utc' }).toISO()),
);
