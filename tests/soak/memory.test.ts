import { expect, it } from 'vitest';
import { slope } from '#tests/soak/memory.ts';

it('the slope is the average increase per step', () => {
  expect(
    slope([
      [0, 1],
      [1, 3],
      [2, 5],
    ]),
  ).toBeCloseTo(2);
  expect(
    slope([
      [0, 4],
      [10, 4],
    ]),
  ).toBe(0);
  expect(slope([[0, 4]])).toBe(0);
});
