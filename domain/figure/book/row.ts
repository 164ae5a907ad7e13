import type { Wave } from '#domain/figure/vibration.ts';

/** Two whole numbers that name a wave. */
type Numbers = readonly [first: number, second: number];

/** A row of the book: a wave alone, or with a second one at each of some loudnesses. */
export type Row = readonly [main: Numbers, second?: Numbers, ...loudnesses: number[]];

/** The waves of every mode a row stands for. */
export function wavesOf([main, second, ...loudnesses]: Row): readonly (readonly Wave[])[] {
  const first: Wave = [...main, 1];
  if (!second) return [[first]];
  return loudnesses.map((loudness): readonly Wave[] => [first, [...second, loudness]]);
}
