import type { StandingWave } from '#ui/figure/vibration.ts';

/** The two integers that identify a wave. */
type Numbers = readonly [first: number, second: number];

/** One or more modes: a wave alone, or combined with a second wave at each of the given loudnesses. */
export type PackedModes = readonly [main: Numbers, second?: Numbers, ...loudnesses: number[]];

/** The waves of every mode in a row. */
export function unpackModes([
  main,
  second,
  ...loudnesses
]: PackedModes): readonly (readonly StandingWave[])[] {
  const first: StandingWave = [...main, 1];
  if (!second) return [[first]];
  return loudnesses.map((loudness): readonly StandingWave[] => [first, [...second, loudness]]);
}
