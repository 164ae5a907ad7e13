import { type HeightGrid, isOnGridBorder, gridMarginCells } from '#ui/figure/height-grid.ts';
import type { PlatePoint } from '#ui/figure/plate.ts';

/**
 * The closed contours around the area above zero, by marching squares. They close outside the plate, so callers must clip them to
 * the plate.
 */
export function traceContours(relief: HeightGrid): readonly (readonly PlatePoint[])[] {
  return toLoops(nextEdges(relief)).map((edges) => edges.map((edge) => zeroPoint(relief, edge)));
}

/** The edges of a cell. */
const top = 0;
const right = 1;
const bottom = 2;
const left = 3;

type EdgePair = readonly [from: number, to: number];

/** The edges that a contour connects in a cell, by the corners above zero: 8 top left, 4 top right, 2 bottom right, 1 bottom left. */
const edgePairs: readonly (readonly EdgePair[])[] = [
  [],
  [[bottom, left]],
  [[right, bottom]],
  [[right, left]],
  [[top, right]],
  [
    [top, left],
    [bottom, right],
  ],
  [[top, bottom]],
  [[top, left]],
  [[left, top]],
  [[bottom, top]],
  [
    [left, bottom],
    [right, top],
  ],
  [[right, top]],
  [[left, right]],
  [[bottom, right]],
  [[left, bottom]],
  [],
];

/** Maps each grid edge to the next edge on its contour. The number of an edge is twice its corner's number, plus one if it is vertical. */
function nextEdges(relief: HeightGrid): Map<number, number> {
  const { columns, rows } = relief;
  const above = Uint8Array.from(relief.heights, (_, corner) => (heightAt(relief, corner) > 0 ? 1 : 0));
  const next = new Map<number, number>();
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const corner = row * columns + column;
      const pairs = edgePairs[cornersAbove(above, columns, corner)] ?? [];
      // Most cells lie on one side of zero.
      if (pairs.length === 0) continue;
      const edges = [corner * 2, corner * 2 + 3, (corner + columns) * 2, corner * 2 + 1];
      for (const [from, to] of pairs) next.set(edges[from] ?? 0, edges[to] ?? 0);
    }
  }
  return next;
}

/** Which corners of a cell are above zero, as in `edgePairs`; `above` is 1 for each corner of the grid that is. */
function cornersAbove(above: Uint8Array, columns: number, corner: number): number {
  const [topLeft = 0, topRight = 0] = [above[corner], above[corner + 1]];
  const [bottomLeft = 0, bottomRight = 0] = [above[corner + columns], above[corner + columns + 1]];
  return topLeft * 8 + topRight * 4 + bottomRight * 2 + bottomLeft;
}

/** The height at a corner. The outermost ring counts as below zero, which closes every contour. */
function heightAt(relief: HeightGrid, corner: number): number {
  return isOnGridBorder(relief, corner) ? -1 : (relief.heights[corner] ?? -1);
}

function toLoops(next: Map<number, number>): readonly (readonly number[])[] {
  const loops: (readonly number[])[] = [];
  for (const start of next.keys()) {
    const loop: number[] = [];
    for (let edge: number | undefined = start; edge !== undefined && next.has(edge);) {
      const following: number | undefined = next.get(edge);
      loop.push(edge);
      next.delete(edge);
      edge = following;
    }
    loops.push(loop);
  }
  return loops;
}

/** The point on an edge where the height is zero. */
function zeroPoint(relief: HeightGrid, edge: number): PlatePoint {
  const { columns, cell, top: firstRow } = relief;
  const corner = edge >> 1;
  const isVertical = edge % 2 === 1;
  const before = heightAt(relief, corner);
  const after = heightAt(relief, corner + (isVertical ? columns : 1));
  const fraction = before / (before - after);
  const column = (corner % columns) - gridMarginCells + (isVertical ? 0 : fraction);
  const row = Math.floor(corner / columns) + (isVertical ? fraction : 0);
  return [column * cell, firstRow + row * cell];
}
