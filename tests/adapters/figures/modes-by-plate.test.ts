import { describe, expect, it } from 'vitest';
import { findFigureMode, modesByPlate } from '#adapters/figures/modes-by-plate.ts';
import { hookedness } from '#tests/adapters/figures/hookedness.ts';
import { isThorough } from '#tests/support/thorough.ts';
import { figureByShapeNumber, figureCountByPlate, houseShapeNumbers } from '#ui/figure/figure.ts';
import { heightToWidthByPlate, plates } from '#ui/figure/plate.ts';
import {
  type DisplacementFunction,
  type VibrationMode,
  createDisplacementFunction,
} from '#ui/figure/vibration.ts';

const everyMode = plates.flatMap((plate) =>
  modesByPlate[plate].map((mode, place) => ({ name: `${plate} ${place + 1}`, mode })),
);

const pinwheel: VibrationMode = {
  kind: 'square',
  sign: -1,
  waves: [
    [4, 8, 1],
    [2, 5, 0.6],
  ],
};

describe('the book of plates', () => {
  it('has as many figures of each shape as addresses are written for', () => {
    expect(figureCountByPlate).toEqual(
      Object.fromEntries(plates.map((plate) => [plate, modesByPlate[plate].length])),
    );
  });

  it('has no figure twice', () => {
    const modes = everyMode.map(({ mode }) => JSON.stringify(mode));
    expect(new Set(modes).size).toBe(modes.length);
  });

  it.each(plates)('contains only modes of the %s plate in its list', (plate) => {
    expect(modesByPlate[plate].every(({ kind }) => kind === plate)).toBe(true);
  });

  it('LAYOUT-14 has a plate for each of the nine shapes, no two alike', () => {
    const modes = houseShapeNumbers.map((shape) =>
      JSON.stringify(findFigureMode(figureByShapeNumber[shape])),
    );
    expect(new Set(modes).size).toBe(9);
  });

  it('has no figure beyond its last', () => {
    expect(findFigureMode({ plate: 'oblong', number: figureCountByPlate.oblong + 1 })).toBeUndefined();
    expect(findFigureMode({ plate: 'oblong', number: 0 })).toBeUndefined();
  });
});

describe('contains no figure that resembles an unwanted symbol', () => {
  it('shows no figure that a mirror would turn round', () => {
    expect(everyMode.filter(({ mode }) => mirrorsOf(mode) === 0).map(({ name }) => name)).toEqual([]);
  });

  it('would notice a figure that no mirror leaves as it is', () => {
    expect(
      mirrorsOf({
        kind: 'oblong',
        waves: [
          [3, 1, 1],
          [2, 2, 0.7],
        ],
      }),
    ).toBe(0);
  });

  it.each(plates)('shows no hooked cross anywhere on a %s', (plate) => {
    const modes = modesByPlate[plate];
    // New modes are at the end of the list.
    const tried = modes.filter((_, at) => isThorough || at % 12 === 0 || at > modes.length - 3);
    expect(tried.filter((mode) => hookedness(mode) > 0.05)).toEqual([]);
  });

  it('would notice a hooked cross', () => {
    expect(hookedness(pinwheel)).toBeGreaterThan(0.15);
  });

  it('has no upright cross in the middle of a square', () => {
    expect(modesByPlate.square.filter(hasUprightCross)).toEqual([]);
  });

  it('would notice an upright cross', () => {
    expect(hasUprightCross({ kind: 'square', sign: 1, waves: [[3, 5, 1]] })).toBe(true);
  });

  it('divides no round plate into four', () => {
    const quartered = modesByPlate.circle.filter(({ waves }) => waves[0]?.[0] === 2);
    expect(quartered).toEqual([]);
  });
});

/** How many of a plate's four axes leave its sand where it is. */
function mirrorsOf(mode: VibrationMode): number {
  const vibration = createDisplacementFunction(mode);
  const height = heightToWidthByPlate[mode.kind];
  const axes: readonly ((x: number, y: number) => readonly [number, number])[] = [
    (x, y) => [1 - x, y],
    (x, y) => [x, height - y],
    ...(mode.kind === 'square'
      ? [(x: number, y: number) => [y, x] as const, (x: number, y: number) => [1 - y, 1 - x] as const]
      : []),
  ];
  return axes.filter((mirrored) =>
    samples(height).every(([x, y]) => isAlike(vibration, [x, y], mirrored(x, y))),
  ).length;
}

function samples(height: number): readonly (readonly [number, number])[] {
  const steps = Array.from({ length: 9 }, (_, step) => 0.07 + step * 0.1);
  return steps.flatMap((x) => steps.map((y) => [x, y * height] as const));
}

function isAlike(
  vibration: DisplacementFunction,
  one: readonly [number, number],
  other: readonly [number, number],
): boolean {
  return Math.abs(Math.abs(vibration(...one)) - Math.abs(vibration(...other))) < 0.01;
}

function hasUprightCross(mode: VibrationMode): boolean {
  const vibration = createDisplacementFunction(mode);
  const along = [0.1, 0.23, 0.31, 0.42];
  return along.every((at) => Math.abs(vibration(at, 0.5)) < 1e-9 && Math.abs(vibration(0.5, at)) < 1e-9);
}
