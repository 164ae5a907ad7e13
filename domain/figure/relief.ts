import { hexagonalRadius, type Plate, plateHeight } from '#domain/figure/plate.ts';
import type { Vibration } from '#domain/figure/vibration.ts';

/** How far a plate stands out at the corners of a square grid, row by row; the grid goes on a little beyond the rim. */
export interface Relief {
  readonly columns: number;
  readonly rows: number;
  /** The side of a grid cell, in widths of the plate. */
  readonly cell: number;
  /** Where its first row lies; the plate's middle is its middle. */
  readonly top: number;
  readonly heights: Float64Array;
}

/** How many cells the grid goes on beyond the plate on every side. */
export const cellsBeyond = 2;

/** A node that runs exactly through grid corners would break a contour, so what is all but zero counts as just above it. */
const justAbove = 1e-9;

/** The relief of a plate that vibrates, with so many cells to its width. */
export function reliefOf(plate: Plate, vibration: Vibration, cells: number): Relief {
  const cell = 1 / cells;
  const columns = cells + 1 + 2 * cellsBeyond;
  const rows = Math.round(plateHeight[plate] * cells) + 1 + 2 * cellsBeyond;
  const top = (plateHeight[plate] - (rows - 1) * cell) / 2;
  const heights = new Float64Array(columns * rows);
  for (let corner = 0; corner < heights.length; corner++) {
    const column = corner % columns;
    const row = Math.floor(corner / columns);
    const [x, y] = heldAtRim(plate, (column - cellsBeyond) * cell, top + row * cell);
    const height = vibration(x, y);
    heights[corner] = Math.abs(height) < justAbove ? justAbove : height;
  }
  return { columns, rows, cell, top, heights };
}

/** The relief that is above zero where sand lies: within `halfWidth` of a node, more where nodes cross and the plate is almost flat. */
export function sandOn(relief: Relief, halfWidth: number): Relief {
  const sand = relief.heights.map((height, corner) =>
    isOnRing(relief, corner) ? -1 : halfWidth - Math.abs(height) / (slopeAt(relief, corner) + flatness),
  );
  return { ...relief, heights: sand };
}

/** How far a point is from the nearest node, in widths of the plate; less where nodes cross. Read between the corners of the grid. */
export function distanceFromNode(relief: Relief): (x: number, y: number) => number {
  const { columns, cell, top, heights } = relief;
  const slopes = heights.map((_, corner) => slopeAt(relief, corner));
  return (x, y) => {
    const across = x / cell + cellsBeyond;
    const down = (y - top) / cell;
    const column = Math.floor(across);
    const row = Math.floor(down);
    const corner = row * columns + column;
    const right = across - column;
    const below = down - row;
    const upper = (heights[corner] ?? 0) * (1 - right) + (heights[corner + 1] ?? 0) * right;
    const lower =
      (heights[corner + columns] ?? 0) * (1 - right) + (heights[corner + columns + 1] ?? 0) * right;
    return Math.abs(upper * (1 - below) + lower * below) / ((slopes[corner] ?? 0) + flatness);
  };
}

/** How steep the plate is at a corner of the grid. */
function slopeAt({ columns, cell, heights }: Relief, corner: number): number {
  const right = (heights[corner + 1] ?? 0) - (heights[corner - 1] ?? 0);
  const down = (heights[corner + columns] ?? 0) - (heights[corner - columns] ?? 0);
  return Math.hypot(right, down) / (2 * cell);
}

/** Whether a corner is one of the outermost. */
export function isOnRing({ columns, rows }: Relief, corner: number): boolean {
  const column = corner % columns;
  return column === 0 || column === columns - 1 || corner < columns || corner >= columns * (rows - 1);
}

/** The larger, the more sand gathers at crossings. */
const flatness = 1.2;

/** Beyond a round rim the plate is thought to go on as it is at the rim: contours there are straight, short and out of sight. */
function heldAtRim(plate: Plate, x: number, y: number): readonly [x: number, y: number] {
  const middle = plateHeight[plate] / 2;
  const away = awayFromCentre(plate, x, y);
  const pull = away > seenAsFar ? seenAsFar / away : 1;
  return [0.5 + (x - 0.5) * pull, middle + (y - middle) * pull];
}

const seenAsFar = 1.02;

function awayFromCentre(plate: Plate, x: number, y: number): number {
  switch (plate) {
    case 'square':
    case 'oblong':
      return 0;
    case 'circle':
      return Math.hypot(2 * x - 1, 2 * y - 1);
    case 'hexagon':
      return hexagonalRadius(x, y);
  }
}

/** Whether the lower half is the mirror image of the upper one. */
export function isMirrored({ columns, rows, heights }: Relief): boolean {
  return heights.every((height, corner) => {
    const column = corner % columns;
    const row = (corner - column) / columns;
    return Math.abs(height - (heights[(rows - 1 - row) * columns + column] ?? Number.NaN)) < 1e-6;
  });
}

/** The rows down to the middle, and a few more, so that what is drawn of the half can be cut off at the middle. */
export function upperHalf(relief: Relief): Relief {
  const rows = Math.ceil(relief.rows / 2) + 2 * cellsBeyond;
  return { ...relief, rows, heights: relief.heights.slice(0, rows * relief.columns) };
}
