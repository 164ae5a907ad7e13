import type { Brand } from '#domain/branded-type.ts';
import { memoize } from '#domain/memoize.ts';
import { recordResult } from '#domain/recorded-results.ts';
import { getLuxon } from '#domain/time/luxon.ts';

/** A moment in whole milliseconds since 1970-01-01T00:00Z. A number, so that it can be serialized to JSON and compared with `<`. */
export type Instant = Brand<number, 'Instant'>;

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;

const dateTimeWithZone =
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/;

/** Parses an ISO 8601 date-time with an offset; undefined for anything else, including a date without time. */
export function parseInstant(text: string): Instant | undefined {
  return dateTimeWithZone.test(text) ? recordResult('instant', text, () => parseDateTime(text)) : undefined;
}

const parseDateTime = memoize((text: string) => {
  const time = getLuxon().DateTime.fromISO(text, { zone: 'utc' });
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
export function formatUtcIso(moment: Instant): string {
  return recordResult('utcIso', moment, () => formatIso(moment));
}

const formatIso = memoize((moment: Instant) =>
  String(getLuxon().DateTime.fromMillis(moment, { zone: 'utc' }).toISO()),
);
