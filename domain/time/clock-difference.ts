import { type Instant, instantAt, second } from '#domain/time/instant.ts';

/** One look at the hall's clock: what it showed in the answer to a question, and when that was asked and answered by one's own clock. */
export interface ClockReading {
  readonly asked: Instant;
  readonly answered: Instant;
  /** In whole seconds, rounded down: an HTTP date has no more. */
  readonly shown: Instant;
}

/** The moment an HTTP date names: `Fri, 20 Nov 2026 13:00:00 GMT`; undefined for anything else. */
export function httpDateOf(text: string | null): Instant | undefined {
  const milliseconds = Date.parse(text ?? '');
  return Number.isNaN(milliseconds) ? undefined : instantAt(milliseconds);
}

/**
 * The milliseconds to add to one's own clock to have the hall's time. A reading leaves room for as long as the answer took and
 * for the second it is rounded to: the `known` difference stays where it lies within, so that noise never moves a clock; else
 * it is the middle.
 */
export function clockDifference({ asked, answered, shown }: ClockReading, known: number): number {
  const least = shown - answered;
  const most = shown + second - asked;
  return least <= known && known <= most ? known : Math.round((least + most) / 2);
}
