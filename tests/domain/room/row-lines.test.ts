import { describe, expect, it } from 'vitest';
import { parseRowLines } from '#domain/room/row-lines.ts';
import { aDrawingPath } from '#fixtures/builders/a-room-plan.ts';

/** The lines of a path, each as its begin, the middle and the end of each step. */
function linesOf(path: string): readonly string[] {
  return parseRowLines(aDrawingPath(path)).map((line) =>
    line
      .filter((_, index) => index % 6 === 0)
      .map(({ x, y }) => `${round(x)},${round(y)}`)
      .join(' '),
  );
}

function round(length: number): number {
  return Math.round(length * 10) / 10 + 0;
}

describe('the rows of an area as lines', () => {
  it.each([
    ['M1 1h4v2', ['1,1 3,1 5,1 5,2 5,3']],
    ['M0 0 4 0', ['0,0 2,0 4,0']],
    ['M0 0h10m-10 6h10', ['0,0 5,0 10,0', '0,6 5,6 10,6']],
    ['M0 0L2 2Zm4 0h2', ['0,0 1,1 2,2 1,1 0,0', '4,0 5,0 6,0']],
    ['M0 0q5 10 10 0t10 0', ['0,0 5,5 10,0 15,-5 20,0']],
    ['M0 0C0 8 10 8 10 0S20-8 20 0', ['0,0 5,6 10,0 15,-6 20,0']],
    ['M10 0a10 10 0 01-10 10', ['10,0 7.1,7.1 0,10']],
    ['M0 0A1 1 0 0 1 10 0', ['0,0 5,-5 10,0']],
  ])('SEAT-4 are straight parts: %s', (path, lines) => {
    expect(linesOf(path)).toEqual(lines);
  });
});
