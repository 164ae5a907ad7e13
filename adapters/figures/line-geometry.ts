import type { PlatePoint } from '#ui/figure/plate.ts';

/** Simplifies a closed line: no removed point is further than `tolerance` from the result (Douglas–Peucker). */
export function simplifyClosedLine(loop: readonly PlatePoint[], tolerance: number): readonly PlatePoint[] {
  const far = farthestPoint(loop);
  const back = [...loop.slice(far), ...loop.slice(0, 1)];
  return [...simplifyOpenLine(loop.slice(0, far + 1), tolerance), ...simplifyOpenLine(back, tolerance)];
}

/** Simplifies an open line; the result lacks the last point. */
function simplifyOpenLine(line: readonly PlatePoint[], tolerance: number): readonly PlatePoint[] {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line.slice(0, 1);
  const distances = line.map((point) => distanceToLine(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= tolerance) return [first];
  return [
    ...simplifyOpenLine(line.slice(0, farthest + 1), tolerance),
    ...simplifyOpenLine(line.slice(farthest), tolerance),
  ];
}

function farthestPoint(loop: readonly PlatePoint[]): number {
  const [start = [0, 0]] = loop;
  const distances = loop.map((point) => computeDistance(point, start));
  return distances.indexOf(Math.max(...distances));
}

function distanceToLine([x, y]: PlatePoint, [x1, y1]: PlatePoint, [x2, y2]: PlatePoint): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** Resamples a closed line at equal distances of about `step`, so that a spline follows it smoothly. */
export function resampleClosedLine(loop: readonly PlatePoint[], step: number): readonly PlatePoint[] {
  const sides = loop.map((point, index) => computeDistance(point, loop[(index + 1) % loop.length] ?? point));
  const length = sides.reduce((sum, side) => sum + side, 0);
  const count = Math.max(8, Math.round(length / step));
  const points: PlatePoint[] = [];
  let travelled = 0;
  for (const [index, side] of sides.entries()) {
    const [from = [0, 0], to = [0, 0]] = [loop[index], loop[(index + 1) % loop.length]];
    for (let next = (points.length * length) / count; next < travelled + side && points.length < count;) {
      points.push(computePointBetween(from, to, (next - travelled) / side));
      next = (points.length * length) / count;
    }
    travelled += side;
  }
  return points;
}

/** The width or height of a closed line, whichever is larger. */
export function computeClosedLineExtent(loop: readonly PlatePoint[]): number {
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return Math.max(spread(loop.map(([x]) => x)), spread(loop.map(([, y]) => y)));
}

/** The distance between two points. */
export function computeDistance([x1, y1]: PlatePoint, [x2, y2]: PlatePoint): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/** Interpolates between two points; extrapolates for parts below 0 and above 1. */
export function computePointBetween(
  [x1, y1]: PlatePoint,
  [x2, y2]: PlatePoint,
  fraction: number,
): PlatePoint {
  return [x1 + (x2 - x1) * fraction, y1 + (y2 - y1) * fraction];
}

export function computeMidpoint(from: PlatePoint, to: PlatePoint): PlatePoint {
  return computePointBetween(from, to, 1 / 2);
}
