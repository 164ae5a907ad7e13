import type { Point } from '#domain/figure/contour.ts';
import { between, distance, midway } from '#domain/figure/line.ts';

/** A closed line with straight sides, as an SVG path on a grid of `units` to the plate's width. */
export function straightPath(loop: readonly Point[], units: number): string {
  const [start, ...rest] = steppedOn(loop, units);
  if (!start || rest.length < 2) return '';
  return `${moved(start)}l${offsets(start, rest)}z`;
}

/**
 * A smooth closed line along the points, as an SVG path on a grid of `units` to the plate's width: a quadratic
 * B-spline, whose curves start and end midway between its control points, so that the two numbers of a `t` say each.
 * Control points lie on even units, so that every midpoint is whole and no error adds up.
 */
export function smoothPath(loop: readonly Point[], units: number): string {
  const controls = steppedOn(corrected(loop), units / 2).map(([x, y]): Point => [x * 2, y * 2]);
  const [first, second] = controls;
  if (!first || !second || controls.length < 3) return '';
  const middles = controls.map((point, index) =>
    midway(point, controls[(index + 1) % controls.length] ?? point),
  );
  const [start = first, next = second, ...rest] = middles;
  const bend = [second[0] - start[0], second[1] - start[1], next[0] - start[0], next[1] - start[1]];
  return `${moved(start)}q${compact(bend)}t${offsets(next, [...rest, start])}z`;
}

/** Grains as dots for a pen with a round nib, on a grid of `units` to the plate's width; strewn row by row, which is shorter. */
export function grainsPath(grains: readonly Point[], units: number): string {
  const rowHeight = 0.012;
  const rowOf = ([, y]: Point) => Math.floor(y / rowHeight);
  const sorted = grains.toSorted((one, other) => rowOf(one) - rowOf(other) || one[0] - other[0]);
  const [start, ...rest] = steppedOn(sorted, units);
  if (!start) return '';
  const dots = rest.map(([x, y], index) => {
    const [xBefore, yBefore] = rest[index - 1] ?? start;
    return `m${compact([x - xBefore, y - yBefore])}h0`;
  });
  return `${moved(start)}h0${dots.join('')}`;
}

/** A spline runs inside its control points; pushed out by a quarter of the bend, they make it run along the line. Corners stay. */
function corrected(loop: readonly Point[]): readonly Point[] {
  return loop.map((point, index): Point => {
    const chord = midway(loop.at(index - 1) ?? point, loop[(index + 1) % loop.length] ?? point);
    const push = Math.min(1 / 4, furthestPush / (distance(point, chord) || 1));
    return between(point, chord, -push);
  });
}

const furthestPush = 0.0025;

/** The points on whole steps of a grid, those left out that fall on the one before. */
function steppedOn(loop: readonly Point[], steps: number): readonly Point[] {
  const stepped = loop.map(([x, y]): Point => [Math.round(x * steps), Math.round(y * steps)]);
  return stepped.filter((point, index) => index === 0 || distance(point, stepped[index - 1] ?? point) > 0);
}

function moved([x, y]: Point): string {
  return `M${compact([x, y])}`;
}

function offsets(start: Point, points: readonly Point[]): string {
  return compact(
    points.flatMap(([x, y], index) => {
      const [xBefore, yBefore] = points[index - 1] ?? start;
      return [x - xBefore, y - yBefore];
    }),
  );
}

/** Numbers with a space only where no minus parts them. */
function compact(numbers: readonly number[]): string {
  return numbers.map((number, index) => (index === 0 || number < 0 ? `${number}` : ` ${number}`)).join('');
}
