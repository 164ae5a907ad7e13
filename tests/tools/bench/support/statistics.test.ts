import { describe, expect, it } from 'vitest';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { medianInterval } from '#tests/tools/bench/support/bootstrap.ts';
import { median, quantile } from '#tests/tools/bench/support/statistics.ts';

describe('the median', () => {
  it('is the value with as many above as below', () => {
    expect(median([30, 1, 2])).toBe(2);
  });

  it('is half-way between the middle two of an even number', () => {
    expect(median([4, 1, 2, 30])).toBe(3);
  });

  it('is NaN without values', () => {
    expect(median([])).toBeNaN();
  });

  it('has three quarters of the values below its upper quarter', () => {
    expect(quantile([1, 2, 3, 4, 5], 0.75)).toBe(4);
    expect(quantile([0, 10], 0.75)).toBe(7.5);
  });

  it('does not change the order of the values', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('the interval of the median', () => {
  const chanceOf = (seed: number) => {
    const random = new SeededRandom(seed);
    return () => random.fraction();
  };

  it('is one value if all rounds are equal', () => {
    expect(medianInterval([0.6, 0.6, 0.6], chanceOf(1))).toEqual({ low: 0.6, high: 0.6 });
  });

  it('contains the median, within the measured values', () => {
    const values = [0.5, 0.55, 0.58, 0.6, 0.61, 0.66, 0.7];
    const { low, high } = medianInterval(values, chanceOf(2));
    expect(low).toBeLessThan(0.6);
    expect(high).toBeGreaterThan(0.6);
    expect(low).toBeGreaterThanOrEqual(0.5);
    expect(high).toBeLessThanOrEqual(0.7);
  });

  it('is narrower for more rounds of the same spread', () => {
    const few = [1, 2, 3, 4, 5, 6, 7];
    const many = Array.from({ length: 20 }, () => few).flat();
    const width = ({ low, high }: { readonly low: number; readonly high: number }) => high - low;
    expect(width(medianInterval(many, chanceOf(3)))).toBeLessThan(width(medianInterval(few, chanceOf(3))));
  });

  it('is the same for the same random values', () => {
    const values = [3, 1, 4, 1, 5, 9, 2, 6];
    expect(medianInterval(values, chanceOf(4))).toEqual(medianInterval(values, chanceOf(4)));
  });
});
