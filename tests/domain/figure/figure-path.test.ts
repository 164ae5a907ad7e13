import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOn, shapeNumbers } from '#domain/figure/figure.ts';
import {
  type FigureOrder,
  figureOrderOf,
  figurePath,
  moods,
  pathOf,
  proportionAt,
  shapePath,
} from '#domain/figure/figure-path.ts';
import { figureSvgAt } from '#domain/figure/figure-svg-at.ts';
import { plates } from '#domain/figure/plate.ts';
import { themes } from '#domain/page/theme.ts';

const orders: fc.Arbitrary<FigureOrder> = fc
  .record({
    plate: fc.constantFrom(...plates),
    part: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    theme: fc.constantFrom(...themes),
    print: fc.constantFrom(...moods, 'cover' as const, 'press' as const),
  })
  .map(({ plate, part, theme, print }) => ({
    figure: { plate, number: 1 + Math.floor(part * figuresOn[plate]) },
    theme,
    print,
  }));

describe('the address of a figure', () => {
  it('contains theme, plate, number and mood', () => {
    expect(figurePath({ identifier: 1204, room: 'Lindezaal', theme: 'dark-green', mood: 'waiting' })).toBe(
      '/figure/1.dark-green.circle.61.waiting.svg',
    );
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(orders, (order) => {
        expect(figureOrderOf(pathOf(order))).toEqual({ kind: 'figure', order });
      }),
    );
  });

  it('LAYOUT-14 exists for each of the nine shapes', () => {
    const paths = shapeNumbers.map((shape) => shapePath(shape, 'petrol'));
    expect(new Set(paths).size).toBe(9);
    expect(paths.every((path) => figureOrderOf(path).kind === 'figure')).toBe(true);
  });

  it.each([
    ['/figure/1.tartan.square.1.open.svg', 'notAFigurePath'],
    ['/figure/1.petrol.triangle.1.open.svg', 'notAFigurePath'],
    ['/figure/1.petrol.square.1.cheerful.svg', 'notAFigurePath'],
    ['/figure/1.petrol.square.0.open.svg', 'notAFigurePath'],
    ['/figure/1.petrol.square.01.open.svg', 'notAFigurePath'],
    ['/figure/1.petrol.square.1.open.svg?x=1', 'notAFigurePath'],
    ['/en/figure/1.petrol.square.1.open.svg', 'notAFigurePath'],
    ['', 'notAFigurePath'],
    ['/figure/2.petrol.square.1.open.svg', 'anotherEdition'],
    ['/figure/1.petrol.square.9999.open.svg', 'notInTheBook'],
  ])('is refused if it is invalid: %s', (path, why) => {
    expect(figureOrderOf(path)).toEqual({ kind: 'refused', why });
    expect(figureSvgAt(path)).toBeUndefined();
  });
});

describe('the place a figure takes', () => {
  it.each([
    ['/figure/1.petrol.square.1.open.svg', 1],
    ['/figure/1.petrol.oblong.1.cover.svg', 0.5],
    ['/figure/1.petrol.hexagon.1.grey.svg', 0.866],
    ['/media/plates/mahler/sm', 1],
  ])('LAYOUT-11 is known before it loads: %s', (path, proportion) => {
    expect(proportionAt(path)).toBeCloseTo(proportion, 3);
  });
});
