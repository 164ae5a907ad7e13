import { expect, it } from 'vitest';
import { slope } from '#tests/soak/memory.ts';

it('a slope is how much is added at each step, on the whole', () => {
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
