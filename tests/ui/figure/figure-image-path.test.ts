import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderFigureSvgForPath } from '#adapters/figures/figure-svg-for-path.ts';
import { themes } from '#domain/media/theme.ts';
import {
  type FigureSpec,
  figureSaleStyles,
  computeHeightRatioOfFigurePath,
  parseFigureImagePath,
  pickFigureImagePathByHash,
  toFigureImagePath,
  toHouseShapeImagePath,
} from '#ui/figure/figure-image-path.ts';
import { figureCountByPlate, houseShapeNumbers } from '#ui/figure/figure.ts';
import { plates } from '#ui/figure/plate.ts';

const orders: fc.Arbitrary<FigureSpec> = fc
  .record({
    plate: fc.constantFrom(...plates),
    part: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    theme: fc.constantFrom(...themes),
    style: fc.constantFrom(...figureSaleStyles, 'cover' as const, 'press' as const),
  })
  .map(({ plate, part, theme, style }) => ({
    figure: { plate, number: 1 + Math.floor(part * figureCountByPlate[plate]) },
    theme,
    style,
  }));

describe('the address of a figure', () => {
  it('contains theme, plate, number and style', () => {
    expect(
      pickFigureImagePathByHash({
        identifier: 1204,
        room: 'Lindezaal',
        theme: 'dark-green',
        style: 'waiting',
      }),
    ).toBe('/figure/3.dark-green.circle.61.waiting.svg');
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(orders, (order) => {
        expect(parseFigureImagePath(toFigureImagePath(order))).toEqual({ kind: 'figure', order });
      }),
    );
  });

  it('LAYOUT-14 exists for each of the nine shapes', () => {
    const paths = houseShapeNumbers.map((shape) => toHouseShapeImagePath(shape, 'petrol'));
    expect(new Set(paths).size).toBe(9);
    expect(paths.every((path) => parseFigureImagePath(path).kind === 'figure')).toBe(true);
  });

  it.each([
    ['/figure/3.tartan.square.1.open.svg', 'notAFigurePath'],
    ['/figure/3.petrol.triangle.1.open.svg', 'notAFigurePath'],
    ['/figure/3.petrol.square.1.cheerful.svg', 'notAFigurePath'],
    ['/figure/3.petrol.square.0.open.svg', 'notAFigurePath'],
    ['/figure/3.petrol.square.01.open.svg', 'notAFigurePath'],
    ['/figure/3.petrol.square.1.open.svg?x=1', 'notAFigurePath'],
    ['/en/figure/3.petrol.square.1.open.svg', 'notAFigurePath'],
    ['', 'notAFigurePath'],
    ['/figure/2.petrol.square.1.open.svg', 'anotherEdition'],
    ['/figure/3.petrol.square.9999.open.svg', 'notInTheBook'],
  ])('is refused if it is invalid: %s', (path, reason) => {
    expect(parseFigureImagePath(path)).toEqual({ kind: 'refused', reason });
    expect(renderFigureSvgForPath(path)).toBeUndefined();
  });
});

describe('the place a figure takes', () => {
  it.each([
    ['/figure/3.petrol.square.1.open.svg', 1],
    ['/figure/3.petrol.oblong.1.cover.svg', 0.5],
    ['/figure/3.petrol.hexagon.1.grey.svg', 0.866],
    ['/media/photographs/mahler/sm', 1],
  ])('LAYOUT-11 is known before it loads: %s', (path, proportion) => {
    expect(computeHeightRatioOfFigurePath(path)).toBeCloseTo(proportion, 3);
  });
});
