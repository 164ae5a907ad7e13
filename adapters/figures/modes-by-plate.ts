import type { FigureId } from '#ui/figure/figure.ts';
import type { Plate } from '#ui/figure/plate.ts';
import type { StandingWave, VibrationMode } from '#ui/figure/vibration.ts';

/** The two integers that identify a wave. */
type Numbers = readonly [first: number, second: number];

/** One or more modes: a wave alone, or combined with a second wave at each of the given loudnesses. */
type PackedModes = readonly [main: Numbers, second?: Numbers, ...loudnesses: number[]];

/** The waves of every mode in a row. */
function unpackModes([main, second, ...loudnesses]: PackedModes): readonly (readonly StandingWave[])[] {
  const first: StandingWave = [...main, 1];
  if (!second) return [[first]];
  return loudnesses.map((loudness): readonly StandingWave[] => [first, [...second, loudness]]);
}

/** Symmetric about both axes and both diagonals. */
const upright: readonly PackedModes[] = [
  [[0, 6]],
  [[2, 4]],
  [[2, 6]],
  [[2, 8]],
  [[4, 6]],
  [[4, 8]],
  [[2, 6], [0, 4], 0.37, 0.5, 0.63, -0.5, -0.63],
  [[2, 6], [0, 6], 0.37, 0.5, 0.63, -0.37, -0.5],
  [[2, 6], [2, 4], 0.37, 0.5, 0.63, -0.37, -0.5, -0.63],
  [[2, 6], [0, 8], 0.37, 0.5, 0.63, -0.37, -0.5, -0.63],
  [[2, 8], [0, 4], 0.37, 0.5],
  [[2, 8], [0, 6], -0.37, -0.5, -0.63],
  [[2, 8], [2, 4], 0.37, 0.5, -0.37, -0.5, -0.63],
  [[2, 8], [2, 6], 0.37, 0.5, 0.63, -0.37, -0.5, -0.63],
  [[2, 8], [4, 6], 0.37, 0.5, 0.63],
  [[2, 8], [0, 8], 0.5, 0.63, -0.37, -0.5, -0.63],
  [[4, 6], [0, 4], 0.37, 0.5, 0.63],
  [[4, 6], [0, 6], 0.37, 0.5, 0.63],
  [[4, 6], [2, 4], -0.37, -0.5, -0.63],
  [[4, 6], [2, 6], -0.37, -0.5],
  [[4, 6], [2, 8], -0.37, -0.5, -0.63],
  [[4, 6], [0, 8], 0.37, 0.5, 0.63, -0.37, -0.5, -0.63],
  [[4, 8], [0, 4], 0.37, 0.63, -0.37, -0.5, -0.63],
  [[4, 8], [0, 6], 0.37, 0.5, -0.37, -0.5],
  [[4, 8], [2, 4], 0.37, 0.5, 0.63, -0.37, -0.5, -0.63],
  [[4, 8], [2, 6], 0.37, 0.5, -0.37, -0.5],
  [[4, 8], [2, 8], 0.37, 0.5, -0.37, -0.5, -0.63],
  [[4, 8], [4, 6], 0.37, 0.5, 0.63, -0.37, -0.5, -0.63],
  [[4, 8], [0, 8], 0.37, -0.37, -0.5],
  [[0, 8], [0, 4], -0.37, -0.5, -0.63],
  [[0, 8], [0, 6], 0.37, 0.5, 0.63, -0.37, -0.5, -0.63],
];

/** The same symmetries, with sand on both diagonals. */
const crossed: readonly PackedModes[] = [
  [[2, 4]],
  [[2, 6]],
  [[2, 8]],
  [[4, 6]],
  [[4, 8]],
  [[6, 8]],
  [[2, 6], [0, 6], 0.37, 0.5, 0.63],
  [[2, 6], [2, 4], -0.37, -0.5, -0.63],
  [[2, 8], [0, 4], 0.37, 0.5, -0.37, -0.5],
  [[2, 8], [0, 6], 0.37, 0.5, 0.63],
  [[2, 8], [2, 4], 0.37, 0.5, -0.37, -0.5, -0.63],
  [[2, 8], [2, 6], 0.37, 0.5, 0.63, -0.37, -0.5, -0.63],
  [[2, 8], [4, 6], -0.37, -0.5, -0.63],
  [[2, 8], [0, 8], 0.5, 0.63],
  [[4, 6], [2, 8], 0.37, 0.5, 0.63],
  [[4, 8], [0, 4], 0.37, 0.5, 0.63, -0.37, -0.5, -0.63],
  [[4, 8], [0, 6], 0.37, -0.37],
  [[4, 8], [2, 4], 0.37, 0.5, 0.63, -0.37, -0.5, -0.63],
  [[4, 8], [2, 6], 0.37, 0.5, 0.63, -0.37, -0.5, -0.63],
  [[4, 8], [2, 8], 0.37, -0.37, -0.5],
  [[4, 8], [4, 6], 0.37, 0.5, 0.63, -0.37, -0.5, -0.63],
  [[4, 8], [0, 8], 0.37, 0.5, -0.37, -0.5],
  [[0, 8], [0, 4], 0.37, 0.5, 0.63, -0.37, -0.5, -0.63],
  [[0, 8], [0, 6], 0.37, 0.5, 0.63, -0.37, -0.5, -0.63],
  [[0, 8], [2, 4], 0.37, 0.5, 0.63, -0.37, -0.5, -0.63],
];

/** Symmetric about the diagonals only, with sand on one of them. */
const slanted: readonly PackedModes[] = [
  [[1, 4]],
  [[1, 6]],
  [[3, 6]],
  [[3, 6], [1, 4], -0.37, -0.5, -0.63],
  [[3, 6], [1, 6], 0.37, 0.5, 0.63, -0.37, -0.5],
  [[3, 6], [3, 4], 0.37, 0.5, 0.63, -0.37, -0.5, -0.63],
  [[3, 6], [2, 3], 0.37, 0.5, 0.63, -0.37, -0.5, -0.63],
  [[2, 5], [1, 4], 0.37, 0.5, 0.63],
  [[4, 7], [1, 6], -0.37, -0.5],
  [[4, 7], [3, 4], -0.37, -0.5, -0.63],
  [[4, 7], [2, 5], -0.37, -0.5, -0.63],
  [[4, 7], [5, 6], -0.37, -0.5, -0.63],
  [[4, 7], [3, 8], 0.5],
  [[4, 7], [1, 8], 0.37, 0.5],
];

const squareModes: readonly VibrationMode[] = [
  ...toModes(upright, 1),
  ...toModes(crossed, -1),
  ...toModes(slanted, -1),
  ...toModes(slanted, -1).map(mirrorMode),
];

function toModes(rows: readonly PackedModes[], sign: 1 | -1): readonly VibrationMode[] {
  return rows.flatMap(unpackModes).map((waves): VibrationMode => ({ kind: 'square', sign, waves }));
}

/** The mirror image, with sand on the other diagonal. Only valid for slanted modes. */
function mirrorMode(mode: VibrationMode): VibrationMode {
  const waves = mode.waves.map(([first, second, loudness]): StandingWave => [
    first,
    second,
    first % 2 ? -loudness : loudness,
  ]);
  return { kind: 'square', sign: 1, waves };
}

const rings: readonly PackedModes[] = [
  [[0, 15]],
  [[0, 12], [6, 10], 0.5],
  [[0, 12], [8, 10], 0.5],
  [[0, 14], [5, 11], 0.4, -0.5],
  [[0, 14], [7, 12], 0.4, -0.5],
  [[0, 15], [6, 13], 0.5],
  [[0, 15], [8, 13], 0.5, 0.7, 0.9],
  [[0, 16], [7, 14], 0.4, 0.7, -0.5],
  [[0, 16], [9, 15], 0.4, 0.7, -0.5],
  [[0, 16], [10, 15], 0.4, 0.7, -0.5],
  [[0, 17], [6, 15], 0.5],
  [[0, 17], [8, 15], 0.5, 0.7, 0.9],
  [[0, 18], [7, 16], 0.4, 0.7, -0.5],
  [[0, 18], [9, 16], 0.4, 0.7, -0.5],
  [[0, 18], [12, 17], 0.4, 0.7, -0.5],
  [[0, 19], [10, 17], 0.4, -0.5],
  [[0, 20], [8, 17], 0.5],
  [[0, 15], [10, 13], 0.9],
  [[0, 17], [10, 15], 0.9],
  [[0, 20], [12, 17], 0.9],
];

/** Petals around the centre. */
const petals: readonly PackedModes[] = [
  [[5, 15]],
  [[6, 15]],
  [[4, 12], [8, 10], 0.5, 0.9],
  [[4, 15], [8, 13], 0.5, 0.9],
  [[4, 17], [8, 15], 0.5, 0.9],
  [[4, 20], [8, 17], 0.5],
  [[5, 15], [10, 13], 0.5],
  [[5, 15], [10, 14], 0.4, 0.7, -0.5],
  [[5, 17], [10, 15], 0.5],
  [[5, 17], [10, 16], 0.4, 0.7, -0.5],
  [[6, 15], [12, 13], 0.5, 0.9],
  [[6, 16], [12, 17], 0.4, 0.7, -0.5],
  [[6, 17], [12, 15], 0.5, 0.9],
  [[6, 20], [12, 17], 0.5],
  [[6, 20], [12, 18], 0.4, 0.7, -0.5],
  [[7, 15], [0, 12], 0.4, 0.7, -0.5],
  [[7, 16], [14, 18], 0.4, -0.5],
  [[7, 18], [14, 20], 0.4, 0.7, -0.5],
  [[7, 19], [0, 17], 0.4, 0.7, -0.5],
  [[8, 18], [0, 14], 0.4, 0.7, -0.5],
  [[9, 19], [0, 15], 0.4, 0.7],
];

const circleModes: readonly VibrationMode[] = [...rings, ...petals]
  .flatMap(unpackModes)
  .map((waves): VibrationMode => ({ kind: 'circle', waves }));

const hexagons: readonly PackedModes[] = [
  [[2, 0]],
  [[2, 2]],
  [[3, 0]],
  [[3, 1]],
  [[3, 2]],
  [[4, 0]],
  [[2, 1], [2, 0], 0.5, 0.7, 0.9],
  [[3, 0], [1, 0], 0.7, 0.9, -0.5, -0.7, -0.9],
  [[3, 0], [1, 1], 0.5, 0.7, 0.9, -0.5, -0.7],
  [[3, 0], [2, 0], 0.5, 0.7, 0.9],
  [[3, 0], [2, 1], 0.5, 0.7, -0.5, -0.7, -0.9],
  [[2, 2], [1, 0], 0.7, -0.5, -0.7],
  [[2, 2], [1, 1], 0.5, 0.7, 0.9, -0.5, -0.7],
  [[2, 2], [2, 0], 0.5, 0.7, 0.9, -0.5, -0.7],
  [[2, 2], [2, 1], 0.5, 0.7, 0.9, -0.5, -0.7],
  [[2, 2], [3, 0], 0.7, 0.9, -0.5, -0.7, -0.9],
  [[3, 1], [1, 1], -0.7, -0.9],
  [[3, 1], [2, 0], -0.5],
  [[3, 1], [2, 1], 0.5, 0.7, 0.9, -0.5, -0.7],
  [[3, 1], [2, 2], 0.7, 0.9, -0.7, -0.9],
  [[4, 0], [1, 0], 0.5, 0.7, -0.5, -0.7],
  [[4, 0], [2, 0], 0.5, 0.7, 0.9, -0.5, -0.7],
  [[4, 0], [2, 1], 0.5, 0.7, 0.9, -0.5, -0.7],
  [[4, 0], [3, 0], 0.5, 0.7, 0.9],
  [[4, 0], [2, 2], 0.7, 0.9, -0.5, -0.7, -0.9],
  [[4, 0], [3, 1], 0.5, 0.7, 0.9, -0.5, -0.7, -0.9],
  [[3, 2], [1, 0], -0.5, -0.7, -0.9],
  [[3, 2], [2, 0], 0.5, 0.7],
  [[3, 2], [2, 1], 0.5, 0.7],
  [[3, 2], [2, 2], 0.5, 0.7, 0.9, -0.7, -0.9],
  [[3, 2], [3, 1], 0.5, 0.7, -0.5, -0.7],
];

const hexagonModes: readonly VibrationMode[] = hexagons
  .flatMap(unpackModes)
  .map((waves): VibrationMode => ({ kind: 'hexagon', waves }));

const oblongs: readonly PackedModes[] = [
  [[1, 4], [3, 2], 0.7, 0.95, -0.7, -0.95],
  [[1, 4], [5, 2], 0.7, 0.95, -0.7, -0.95],
  [[2, 4], [6, 0], 0.7, 0.95, -0.7, -0.95],
  [[2, 4], [4, 2], -0.7, -0.95],
  [[2, 4], [8, 0], 0.7, 0.95, -0.7, -0.95],
  [[2, 4], [6, 2], 0.7, 0.95, -0.7, -0.95],
  [[3, 4], [1, 2], 0.7, 0.95],
  [[3, 4], [5, 2], -0.95],
  [[4, 3], [6, 1], 0.7, 0.95, -0.7, -0.95],
  [[4, 4], [6, 0], 0.7, 0.95, -0.7, -0.95],
  [[4, 4], [8, 0], 0.7, 0.95, -0.7, -0.95],
  [[4, 4], [6, 2], 0.7, 0.95, -0.7, -0.95],
  [[5, 0], [3, 2], 0.7, 0.95, -0.7, -0.95],
  [[5, 3], [7, 1], -0.7, -0.95],
  [[5, 4], [1, 2], 0.7, 0.95, -0.7, -0.95],
  [[5, 4], [3, 2], 0.7, 0.95, -0.7, -0.95],
  [[6, 0], [4, 2], 0.7, 0.95, -0.7, -0.95],
  [[6, 0], [0, 2], 0.7, 0.95, -0.7, -0.95],
  [[6, 3], [4, 1], 0.7, 0.95, -0.7, -0.95],
  [[7, 0], [1, 2], 0.7, 0.95, -0.7, -0.95],
  [[7, 0], [5, 2], 0.7, 0.95, -0.7, -0.95],
  [[8, 0], [2, 4], 0.7, 0.95, -0.7, -0.95],
  [[8, 2], [4, 4], 0.7, 0.95, -0.7, -0.95],
];

const oblongModes: readonly VibrationMode[] = oblongs
  .flatMap(unpackModes)
  .map((waves): VibrationMode => ({ kind: 'oblong', waves }));

/**
 * The vibration modes that the site shows, selected by eye so that no figure resembles a hooked cross, a cross in a ring, a flag,
 * a religious or national star, a gun sight or an eye. A figure's number is its index in its plate's list and part of its URL:
 * add new modes at the end, and raise the edition in `figure-image-path.ts` if a mode is moved or removed.
 */
export const modesByPlate: Readonly<Record<Plate, readonly VibrationMode[]>> = {
  square: squareModes,
  circle: circleModes,
  hexagon: hexagonModes,
  oblong: oblongModes,
};

/** The vibration mode of a figure; undefined if its number does not exist. */
export function findFigureMode({ plate, number }: FigureId): VibrationMode | undefined {
  return modesByPlate[plate][number - 1];
}
