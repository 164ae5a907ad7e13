import { median, quantile } from '#tests/tools/bench/support/statistics.ts';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The number of resamplings: enough for two decimals of the bounds. */
const draws = 4000;

/**
 * The 95 % confidence interval of the median, by bootstrap: medians of resamples with replacement. `chance` returns values from 0
 * (inclusive) to 1 (exclusive).
 */
export function medianInterval(values: readonly number[], chance: () => number): Interval {
  const medians = Array.from({ length: draws }, () => median(resample(values, chance)));
  return { low: quantile(medians, 0.025), high: quantile(medians, 0.975) };
}

function resample(values: readonly number[], chance: () => number): readonly number[] {
  return values.map(() => values[Math.floor(chance() * values.length)] ?? Number.NaN);
}
