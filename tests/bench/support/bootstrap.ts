import { median, quantile } from '#tests/bench/support/statistics.ts';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** How often the values are drawn anew: enough for two decimals of the bounds. */
const draws = 4000;

/**
 * Where the median of some values lies with 95 % certainty: the spread of the medians of as many values drawn from them, with
 * replacement, over and over. `chance` answers from 0 (included) to 1 (left out).
 */
export function medianInterval(values: readonly number[], chance: () => number): Interval {
  const medians = Array.from({ length: draws }, () => median(drawnAnew(values, chance)));
  return { low: quantile(medians, 0.025), high: quantile(medians, 0.975) };
}

function drawnAnew(values: readonly number[], chance: () => number): readonly number[] {
  return values.map(() => values[Math.floor(chance() * values.length)] ?? Number.NaN);
}
