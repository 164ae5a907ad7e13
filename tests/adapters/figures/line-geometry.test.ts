import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeClosedLineExtent, simplifyClosedLine } from '#adapters/figures/line-geometry.ts';
import { toSmoothClosedPath, toStraightClosedPath } from '#adapters/figures/svg-path.ts';
import type { PlatePoint } from '#ui/figure/plate.ts';

const square: readonly PlatePoint[] = [
  [0, 0],
  [0.5, 0],
  [1, 0],
  [1, 0.5],
  [1, 1],
  [0, 1],
];

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
});

describe('a line as a path', () => {
  it('writes a straight one as relative steps', () => {
    expect(toStraightClosedPath(square, 10)).toBe('M0 0l5 0 5 0 0 5 0 5-10 0z');
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

  it('is as large as its longer side', () => {
    expect(
      computeClosedLineExtent([
        [0, 0],
        [0.5, 0],
        [0.5, 2],
      ]),
    ).toBe(2);
  });
});
