import { expect, it } from 'vitest';
import { toMegabytes } from '#domain/media/press-kit.ts';

it.each([
  [4_180_000, 4.2],
  [4_100_000, 4.1],
  [149_999, 0.1],
  [12, 0.1],
])('WAY-52 states %d bytes as %d MB', (bytes, megabytes) => {
  expect(toMegabytes(bytes)).toBe(megabytes);
});
