import { type HallDay, type HallMonth, parseHallDay, parseHallMonth } from '#domain/time/hall-day.ts';
import { type Instant, parseInstant } from '#domain/time/instant.ts';

/** The moment a test names: `at('2026-11-20T20:15:00+01:00')`. */
export function at(text: string): Instant {
  return known(parseInstant(text), text);
}

export function onDay(text: string): HallDay {
  return known(parseHallDay(text), text);
}

export function inMonth(text: string): HallMonth {
  return known(parseHallMonth(text), text);
}

function known<Value>(value: Value | undefined, text: string): Value {
  if (value === undefined) throw new Error(`The test names no time: ${text}`);
  return value;
}
