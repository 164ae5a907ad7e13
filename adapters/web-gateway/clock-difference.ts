import { DateTime } from 'luxon';
import { type Instant, createInstant, secondMs } from '#domain/time/instant.ts';

/** One reading of the server clock: the request and response times by the local clock, and the time the response stated. */
export interface ClockReading {
  readonly requestedAt: Instant;
  readonly receivedAt: Instant;
  /** In whole seconds, rounded down, as in an HTTP date. */
  readonly serverTime: Instant;
}

/** Parses an HTTP date: `Fri, 20 Nov 2026 13:00:00 GMT`; undefined for anything else. */
export function parseHttpDate(text: string | null): Instant | undefined {
  const time = DateTime.fromHTTP(text ?? '');
  return time.isValid ? createInstant(time.toMillis()) : undefined;
}

/**
 * The milliseconds to add to the local clock to get the server's time. A reading is inaccurate by the response time and by the
 * second it is rounded to: if the `known` difference lies within that range it is unchanged, so that noise never moves the clock;
 * otherwise the middle of the range is used.
 */
export function computeClockDifference(
  { requestedAt, receivedAt, serverTime }: ClockReading,
  known: number,
): number {
  const least = serverTime - receivedAt;
  const most = serverTime + secondMs - requestedAt;
  return least <= known && known <= most ? known : Math.round((least + most) / 2);
}
