import { expect, it } from 'vitest';
import { computeSlope } from '#tests/tools/soak/memory.ts';

it('the slope is the average increase per step', () => {
  expect(
    computeSlope([
      [0, 1],
      [1, 3],
      [2, 5],
    ]),
  ).toBeCloseTo(2);
  expect(
    computeSlope([
      [0, 4],
      [10, 4],
    ]),
  ).toBe(0);
  expect(computeSlope([[0, 4]])).toBe(0);
});
