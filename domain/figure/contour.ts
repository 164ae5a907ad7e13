import { cellsBeyond, isOnRing, type Relief } from '#domain/figure/relief.ts';

/** A point in widths of the plate. */
export type Point = readonly [x: number, y: number];

/**
 * The closed lines around what is above zero, by marching squares. They close beyond the rim, so that whoever draws
 * them clips them to the plate and no line follows its rim.
 */
export function contours(relief: Relief): readonly (readonly Point[])[] {
  return loops(steps(relief)).map((edges) => edges.map((edge) => crossing(relief, edge)));
}

/** Edges of a cell, by number. */
const top = 0;
const right = 1;
const bottom = 2;
const left = 3;

type Run = readonly [from: number, to: number];

/** Which edges a line runs between, by the corners of the cell above zero: 8 top left, 4 top right, 2 bottom right, 1 bottom left. */
const runs: readonly (readonly Run[])[] = [
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

/** Which edge of the grid follows which on a line. An edge has one number: twice its corner's, and one more if it runs down. */
function steps(relief: Relief): Map<number, number> {
  const { columns, rows } = relief;
  const next = new Map<number, number>();
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const corner = row * columns + column;
      const edges = [corner * 2, corner * 2 + 3, (corner + columns) * 2, corner * 2 + 1];
      for (const [from, to] of runs[cornersAbove(relief, corner)] ?? []) {
        next.set(edges[from] ?? 0, edges[to] ?? 0);
      }
    }
  }
  return next;
}

function cornersAbove(relief: Relief, corner: number): number {
  const above = (at: number) => (heightAt(relief, at) > 0 ? 1 : 0);
  const { columns } = relief;
  return (
    above(corner) * 8 + above(corner + 1) * 4 + above(corner + columns + 1) * 2 + above(corner + columns)
  );
}

/** The outermost ring lies below zero, which closes every line. */
function heightAt(relief: Relief, corner: number): number {
  return isOnRing(relief, corner) ? -1 : (relief.heights[corner] ?? -1);
}

function loops(next: Map<number, number>): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  for (const start of next.keys()) {
    const loop: number[] = [];
    for (let edge: number | undefined = start; edge !== undefined && next.has(edge); ) {
      const following: number | undefined = next.get(edge);
      loop.push(edge);
      next.delete(edge);
      edge = following;
    }
    found.push(loop);
  }
  return found;
}

/** Where on an edge the height is zero. */
function crossing(relief: Relief, edge: number): Point {
  const { columns, cell, top: firstRow } = relief;
  const corner = edge >> 1;
  const runsDown = edge % 2 === 1;
  const before = heightAt(relief, corner);
  const after = heightAt(relief, corner + (runsDown ? columns : 1));
  const part = before / (before - after);
  const column = (corner % columns) - cellsBeyond + (runsDown ? 0 : part);
  const row = Math.floor(corner / columns) + (runsDown ? part : 0);
  return [column * cell, firstRow + row * cell];
}
