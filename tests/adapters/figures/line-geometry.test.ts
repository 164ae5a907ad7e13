import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeDistance,
  computeClosedLineExtent,
  resampleClosedLine,
  simplifyClosedLine,
} from '#adapters/figures/line-geometry.ts';
import { toGrainsPath, toSmoothClosedPath, toStraightClosedPath } from '#adapters/figures/svg-path.ts';
import { traceContours } from '#adapters/figures/trace-contours.ts';
import { computeHeightGrid, takeUpperHalfOfGrid } from '#ui/figure/height-grid.ts';
import type { PlatePoint } from '#ui/figure/plate.ts';

const square: readonly PlatePoint[] = [
  [0, 0],
  [0.5, 0],
  [1, 0],
  [1, 0.5],
  [1, 1],
  [0, 1],
];

const disc = (x: number, y: number) => 0.3 - Math.hypot(x - 0.5, y - 0.5);

describe('the contours around raised areas', () => {
  it('run around a disc at its distance', () => {
    const [line = [], ...others] = traceContours(computeHeightGrid('square', disc, 60));
    expect(others).toEqual([]);
    const away = line.map((point) => computeDistance(point, [0.5, 0.5]));
    expect(Math.min(...away)).toBeGreaterThan(0.295);
    expect(Math.max(...away)).toBeLessThan(0.305);
  });

  it('close beyond the rim where a part reaches it', () => {
    const [line = []] = traceContours(computeHeightGrid('square', (x) => 0.5 - x, 40));
    expect(computeClosedLineExtent(line)).toBeGreaterThan(1);
    expect(line.some(([x]) => x < 0)).toBe(true);
  });

  it('are two for a ring', () => {
    const ring = (x: number, y: number) => 0.05 - Math.abs(Math.hypot(x - 0.5, y - 0.5) - 0.3);
    expect(traceContours(computeHeightGrid('square', ring, 80))).toHaveLength(2);
  });

  it('the contours of the upper half are those of the whole, cut', () => {
    const lines = traceContours(takeUpperHalfOfGrid(computeHeightGrid('square', disc, 60)));
    expect(Math.max(...lines.flat().map(([, y]) => y))).toBeLessThan(0.6);
  });
});

describe('fewer points for the same line', () => {
  it('removes points on a straight side', () => {
    expect(simplifyClosedLine(square, 0.01)).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]);
  });

  it('never adds a point or moves one', () => {
    const loops = fc.array(fc.tuple(fc.nat(100), fc.nat(100)), { minLength: 3, maxLength: 40 });
    fc.assert(
      fc.property(loops, (loop) => {
        expect(simplifyClosedLine(loop, 2).every((point) => loop.includes(point as [number, number]))).toBe(
          true,
        );
      }),
    );
  });

  it('spaces them evenly', () => {
    const points = resampleClosedLine(square, 0.1);
    expect(points).toHaveLength(40);
    expect(points[1]?.[0]).toBeCloseTo(0.1);
  });
});

describe('a line as a path', () => {
  it('writes a straight one as relative steps', () => {
    expect(toStraightClosedPath(square, 10)).toBe('M0 0l5 0 5 0 0 5 0 5-10 0z');
  });

  it('writes a smooth one as curves that start midway between the points', () => {
    expect(
      toSmoothClosedPath(
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ],
        1000,
      ),
    ).toBe('M500-2q502 0 502 502t-502 502-502-502 502-502z');
  });

  it('is empty for a line that is too small', () => {
    expect([
      toStraightClosedPath(
        [
          [0.5, 0.5],
          [0.5, 0.5],
        ],
        100,
      ),
      toSmoothClosedPath([[0, 0]], 100),
    ]).toEqual(['', '']);
  });

  it('writes grains as dots, one after another', () => {
    expect(
      toGrainsPath(
        [
          [0.5, 0],
          [0.1, 0],
        ],
        100,
      ),
    ).toBe('M10 0h0m40 0h0');
  });
});
