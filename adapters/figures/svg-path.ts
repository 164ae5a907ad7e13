import { computeDistance, computePointBetween, computeMidpoint } from '#adapters/figures/line-geometry.ts';
import type { PlatePoint } from '#ui/figure/plate.ts';

/** A closed line with straight sides as an SVG path, on a grid of `units` per plate width. */
export function toStraightClosedPath(loop: readonly PlatePoint[], units: number): string {
  const [start, ...rest] = snapToGrid(loop, units);
  if (!start || rest.length < 2) return '';
  return `${moveTo(start)}l${relativeOffsets(start, rest)}z`;
}

/**
 * A smooth closed line as an SVG path, on a grid of `units` per plate width: a quadratic B-spline, whose curves join midway
 * between control points, so that a `t` command needs only two numbers. Control points are on even units, so that midpoints are
 * integers and rounding errors do not add up.
 */
export function toSmoothClosedPath(loop: readonly PlatePoint[], units: number): string {
  const controls = snapToGrid(correctControls(loop), units / 2).map(([x, y]): PlatePoint => [x * 2, y * 2]);
  const [first, second] = controls;
  if (!first || !second || controls.length < 3) return '';
  const middles = controls.map((point, index) =>
    computeMidpoint(point, controls[(index + 1) % controls.length] ?? point),
  );
  const [start = first, next = second, ...rest] = middles;
  const curve = [second[0] - start[0], second[1] - start[1], next[0] - start[0], next[1] - start[1]];
  return `${moveTo(start)}q${compact(curve)}t${relativeOffsets(next, [...rest, start])}z`;
}

/** Grains as dots of a round pen, on a grid of `units` per plate width; sorted by row, which makes the path shorter. */
export function toGrainsPath(grains: readonly PlatePoint[], units: number): string {
  const rowHeight = 0.012;
  const rowOf = ([, y]: PlatePoint) => Math.floor(y / rowHeight);
  const sorted = grains.toSorted((one, other) => rowOf(one) - rowOf(other) || one[0] - other[0]);
  const [start, ...rest] = snapToGrid(sorted, units);
  if (!start) return '';
  const dots = rest.map(([x, y], index) => {
    const [xBefore, yBefore] = rest[index - 1] ?? start;
    return `m${compact([x - xBefore, y - yBefore])}h0`;
  });
  return `${moveTo(start)}h0${dots.join('')}`;
}

/** Moves the control points outwards by a quarter of the bend, because a spline runs inside them. Sharp corners stay. */
function correctControls(loop: readonly PlatePoint[]): readonly PlatePoint[] {
  return loop.map((point, index): PlatePoint => {
    const chord = computeMidpoint(loop.at(index - 1) ?? point, loop[(index + 1) % loop.length] ?? point);
    const push = Math.min(1 / 4, maxPush / (computeDistance(point, chord) || 1));
    return computePointBetween(point, chord, -push);
  });
}

const maxPush = 0.0025;

/** Rounds points to the grid and removes consecutive duplicates. */
function snapToGrid(loop: readonly PlatePoint[], steps: number): readonly PlatePoint[] {
  const stepped = loop.map(([x, y]): PlatePoint => [Math.round(x * steps), Math.round(y * steps)]);
  return stepped.filter(
    (point, index) => index === 0 || computeDistance(point, stepped[index - 1] ?? point) > 0,
  );
}

function moveTo([x, y]: PlatePoint): string {
  return `M${compact([x, y])}`;
}

function relativeOffsets(start: PlatePoint, points: readonly PlatePoint[]): string {
  return compact(
    points.flatMap(([x, y], index) => {
      const [xBefore, yBefore] = points[index - 1] ?? start;
      return [x - xBefore, y - yBefore];
    }),
  );
}

/** Joins numbers with a space only where no minus sign separates them. */
function compact(numbers: readonly number[]): string {
  return numbers.map((number, index) => (index === 0 || number < 0 ? `${number}` : ` ${number}`)).join('');
}
