import { SeededRandom } from '#tests/support/seeded-random.ts';

/** The quantile of some values (share from 0 to 1), with linear interpolation. NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function sum(values: readonly number[]): number {
  return values.reduce((one, other) => one + other, 0);
}

/** The number of resamplings: enough for two decimals of the bounds. */
const resamplings = 4000;

/** The 95 % confidence interval of the median, by bootstrap: medians of resamples with replacement, the same for the same values. */
export function medianInterval(values: readonly number[]): { readonly low: number; readonly high: number } {
  const random = new SeededRandom(1888);
  const resample = () =>
    values.map(() => values[Math.floor(random.fraction() * values.length)] ?? Number.NaN);
  const medians = Array.from({ length: resamplings }, () => median(resample()));
  return { low: quantile(medians, 0.025), high: quantile(medians, 0.975) };
}

/** The slope of a linear regression by least squares; 0 for fewer than two points. */
export function slope(points: readonly (readonly [place: number, value: number])[]): number {
  const [x, y] = [0, 1].map((at) => sum(points.map((point) => point[at] ?? 0)) / points.length) as [
    number,
    number,
  ];
  const spread = sum(points.map(([place]) => (place - x) ** 2));
  return spread === 0 ? 0 : sum(points.map(([place, value]) => (place - x) * (value - y))) / spread;
}
