import type { Point } from '#domain/figure/contour.ts';

/** The same closed line through fewer of its points: none that is left out lies further than `tolerance` from it (Douglas and Peucker). */
export function simplified(loop: readonly Point[], tolerance: number): readonly Point[] {
  const far = farthestPoint(loop);
  const back = [...loop.slice(far), ...loop.slice(0, 1)];
  return [...thinned(loop.slice(0, far + 1), tolerance), ...thinned(back, tolerance)];
}

/** The points of an open line but its last, thinned out. */
function thinned(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line.slice(0, 1);
  const distances = line.map((point) => distanceToLine(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= tolerance) return [first];
  return [...thinned(line.slice(0, farthest + 1), tolerance), ...thinned(line.slice(farthest), tolerance)];
}

function farthestPoint(loop: readonly Point[]): number {
  const [start = [0, 0]] = loop;
  const distances = loop.map((point) => distance(point, start));
  return distances.indexOf(Math.max(...distances));
}

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** The same closed line through points about `step` apart, all equally far, which a spline follows without knots. */
export function evenlySpaced(loop: readonly Point[], step: number): readonly Point[] {
  const sides = loop.map((point, index) => distance(point, loop[(index + 1) % loop.length] ?? point));
  const length = sides.reduce((sum, side) => sum + side, 0);
  const count = Math.max(4, Math.round(length / step));
  const points: Point[] = [];
  let behind = 0;
  for (const [index, side] of sides.entries()) {
    const [from = [0, 0], to = [0, 0]] = [loop[index], loop[(index + 1) % loop.length]];
    for (let next = (points.length * length) / count; next < behind + side && points.length < count; ) {
      points.push(between(from, to, (next - behind) / side));
      next = (points.length * length) / count;
    }
    behind += side;
  }
  return points;
}

/** How far a closed line reaches, across or down, whichever is more. */
export function reach(loop: readonly Point[]): number {
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return Math.max(spread(loop.map(([x]) => x)), spread(loop.map(([, y]) => y)));
}

/** How far two points are apart. */
export function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/** The point some part of the way from one to another; beyond them for parts below 0 and above 1. */
export function between([x1, y1]: Point, [x2, y2]: Point, part: number): Point {
  return [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
}

/** The point as far from one as from the other. */
export function midway(from: Point, to: Point): Point {
  return between(from, to, 1 / 2);
}
