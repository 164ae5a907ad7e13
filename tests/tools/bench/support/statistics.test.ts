import { expect, it } from 'vitest';
import { median, medianInterval, quantile, slope } from '#tests/tools/bench/support/statistics.ts';

it.each([
  ['the middle value', [30, 1, 2], 0.5, 2],
  ['half-way between the middle two of an even number', [4, 1, 2, 30], 0.5, 3],
  ['the value below which a share of the others is', [1, 2, 3, 4, 5], 0.75, 4],
  ['between two values in proportion', [0, 10], 0.75, 7.5],
  ['NaN without values', [], 0.5, Number.NaN],
])('a quantile is %s', (_, values, share, expected) => {
  expect(quantile(values, share)).toBe(expected);
});

it('the interval of a median contains it, within the values, and is narrower for more of the same spread', () => {
  const few = [0.5, 0.55, 0.58, 0.6, 0.61, 0.66, 0.7];
  const [wide, narrow] = [few, Array.from({ length: 20 }, () => few).flat()].map(medianInterval);
  expect(wide?.low).toBeGreaterThanOrEqual(0.5);
  expect(wide?.low).toBeLessThan(narrow?.low ?? 0);
  expect(narrow?.low).toBeLessThanOrEqual(median(few));
  expect(narrow?.high).toBeLessThan(wide?.high ?? 0);
  expect(medianInterval([0.6, 0.6, 0.6])).toEqual({ low: 0.6, high: 0.6 });
});

it.each([
  [
    'of a line',
    [
      [0, 1],
      [1, 3],
      [2, 5],
    ],
    2,
  ],
  [
    'between points beside it',
    [
      [0, 1],
      [1, 0],
      [2, 1],
      [3, 2],
    ],
    0.4,
  ],
  ['of one point', [[1, 7]], 0],
] as const)('the slope %s', (_, points, expected) => {
  expect(slope(points)).toBeCloseTo(expected);
});
