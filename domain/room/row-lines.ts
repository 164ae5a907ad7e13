import { svgPathProperties } from 'svg-path-properties';
import type { DrawingPath } from '#domain/room/drawing-path.ts';
import type { PlanPoint } from '#domain/room/room-plan.ts';

/** The corners of a line; a curve has many. */
export type RowLine = readonly PlanPoint[];

/** So many straight parts for a line or a curve of a drawing. */
const partsPerCurve = 12;

/** The lines of a drawing, one for each move of its pen, as straight parts. */
export function parseRowLines(drawing: DrawingPath): readonly RowLine[] {
  const lines: PlanPoint[][] = [];
  for (const { start, end, length, getPointAtLength } of new svgPathProperties(drawing).getParts()) {
    const last = lines.at(-1)?.at(-1);
    if (last?.x !== start.x || last.y !== start.y) lines.push([start]);
    const inner = Array.from({ length: partsPerCurve - 1 }, (_, index) =>
      getPointAtLength((length * (index + 1)) / partsPerCurve),
    );
    lines.at(-1)?.push(...inner, end);
  }
  return lines;
}
