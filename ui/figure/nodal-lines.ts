import { computeHeightGrid } from '#ui/figure/height-grid.ts';
import { resampleClosedLine, resampleOpenLine, computeMidpoint } from '#ui/figure/line-geometry.ts';
import { heightToWidthByPlate, isOnPlate, type Plate } from '#ui/figure/plate.ts';
import { toSmoothOpenPath, toSmoothClosedPath } from '#ui/figure/svg-path.ts';
import { type PlatePoint, traceContours } from '#ui/figure/trace-contours.ts';
import { type VibrationMode, createDisplacementFunction } from '#ui/figure/vibration.ts';

/** Grid resolution at which the lines of a small figure look round. */
const cellsAcross = 64;

/** The distance between the points by which a line is drawn, in widths of the plate. */
const pointDistance = 0.032;

/** A line that is never farther from the rim (in widths of the plate) is no line but the rim. */
const rimMargin = 0.05;

/**
 * The nodal lines of the upper half of a plate as the data of a path, on a grid of `units` per plate width; the lower half of every figure
 * repeats them. Lines end at the rim, or a little below the middle, where the repeated ones cover them.
 */
export function toUpperNodalLinesPath(mode: VibrationMode, units: number): string {
  const relief = computeHeightGrid(mode.kind, createDisplacementFunction(mode), cellsAcross);
  const lowest = heightToWidthByPlate[mode.kind] / 2 + 1 / cellsAcross;
  const isShown = ([x, y]: PlatePoint) => y <= lowest && isOnPlate(mode.kind, x, y);
  const isLine = (line: readonly PlatePoint[]) =>
    line.some(([x, y]) => isOnPlate(mode.kind, x, y, rimMargin));
  return traceContours(relief)
    .map((loop) =>
      loop.every(isShown)
        ? toSmoothClosedPath(resampleClosedLine(loop, pointDistance), units)
        : splitIntoRuns(loop, isShown)
            .filter(isLine)
            .map((run) => toSmoothOpenPath(resampleOpenLine(endAtRim(run, mode.kind), pointDistance), units))
            .join(''),
    )
    .join('');
}

/** The parts of a loop that are shown, each with the point before and the one after it, which are not. */
function splitIntoRuns(
  loop: readonly PlatePoint[],
  isShown: (point: PlatePoint) => boolean,
): readonly (readonly PlatePoint[])[] {
  const start = loop.findIndex((point) => !isShown(point));
  const turned = [...loop.slice(start), ...loop.slice(0, start + 1)];
  const runs: (readonly PlatePoint[])[] = [];
  for (let from = 0; from < turned.length - 1;) {
    const length = turned.slice(from + 1).findIndex((point) => !isShown(point));
    if (length > 0) runs.push(turned.slice(from, from + length + 2));
    from += length + 1;
  }
  return runs;
}

/** Moves the ends of a line that lie beyond the rim back to it. */
function endAtRim(run: readonly PlatePoint[], plate: Plate): readonly PlatePoint[] {
  const [first, second] = run;
  const [last, beforeLast] = [run.at(-1), run.at(-2)];
  if (!first || !second || !last || !beforeLast) return run;
  return [toRim(second, first, plate), ...run.slice(1, -1), toRim(beforeLast, last, plate)];
}

/** Where the way from a point on the plate to another leaves it; the other itself if that is on the plate. */
function toRim(inside: PlatePoint, outside: PlatePoint, plate: Plate): PlatePoint {
  if (isOnPlate(plate, ...outside)) return outside;
  let [near, far] = [inside, outside];
  for (let step = 0; step < 6; step++) {
    const middle = computeMidpoint(near, far);
    if (isOnPlate(plate, ...middle)) near = middle;
    else far = middle;
  }
  return near;
}
