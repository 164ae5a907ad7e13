import { heightToWidthByPlate, computeHexagonalRadius, type Plate } from '#ui/figure/plate.ts';
import type { DisplacementFunction } from '#ui/figure/vibration.ts';

/** The displacement of a plate at the corners of a square grid, row by row; the grid extends a little beyond the rim. */
export interface HeightGrid {
  readonly columns: number;
  readonly rows: number;
  /** The side of a grid cell, in widths of the plate. */
  readonly cell: number;
  /** The y coordinate of the first row; grid and plate have the same centre. */
  readonly top: number;
  readonly heights: Float64Array;
}

/** How many cells the grid extends beyond the plate on every side. */
export const gridMarginCells = 2;

/** Heights closer to zero are rounded up to this, because a node exactly on a grid corner would break a contour. */
const minHeight = 1e-9;

/** Computes the relief of a vibrating plate, on a grid of `cells` per width. */
export function computeHeightGrid(plate: Plate, vibration: DisplacementFunction, cells: number): HeightGrid {
  const cell = 1 / cells;
  const columns = cells + 1 + 2 * gridMarginCells;
  const rows = Math.round(heightToWidthByPlate[plate] * cells) + 1 + 2 * gridMarginCells;
  const top = (heightToWidthByPlate[plate] - (rows - 1) * cell) / 2;
  const heights = new Float64Array(columns * rows);
  for (let corner = 0; corner < heights.length; corner++) {
    const column = corner % columns;
    const row = Math.floor(corner / columns);
    const [x, y] = clampToRim(plate, (column - gridMarginCells) * cell, top + row * cell);
    const height = vibration(x, y);
    heights[corner] = Math.abs(height) < minHeight ? minHeight : height;
  }
  return { columns, rows, cell, top, heights };
}

/** A relief that is above zero where sand lies: within `halfWidth` of a node, wider where nodes cross and the plate is almost flat. */
export function toSandCoverageGrid(relief: HeightGrid, halfWidth: number): HeightGrid {
  const sand = relief.heights.map((height, corner) =>
    isOnGridBorder(relief, corner) ? -1 : halfWidth - Math.abs(height) / (slopeAt(relief, corner) + flatness),
  );
  return { ...relief, heights: sand };
}

/** The distance of a point from the nearest node, in widths of the plate, interpolated between grid corners; smaller where nodes cross. */
export function createNodeDistanceFunction(relief: HeightGrid): (x: number, y: number) => number {
  const { columns, cell, top, heights } = relief;
  const slopes = heights.map((_, corner) => slopeAt(relief, corner));
  return (x, y) => {
    const across = x / cell + gridMarginCells;
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

/** The slope of the plate at a grid corner. */
function slopeAt({ columns, cell, heights }: HeightGrid, corner: number): number {
  const right = (heights[corner + 1] ?? 0) - (heights[corner - 1] ?? 0);
  const down = (heights[corner + columns] ?? 0) - (heights[corner - columns] ?? 0);
  return Math.hypot(right, down) / (2 * cell);
}

/** Whether a corner is in the outermost ring. */
export function isOnGridBorder({ columns, rows }: HeightGrid, corner: number): boolean {
  const column = corner % columns;
  return column === 0 || column === columns - 1 || corner < columns || corner >= columns * (rows - 1);
}

/** Larger values put more sand at crossings. */
const flatness = 1.2;

/** Moves points beyond a round rim back to the rim: contours there are straight, short and clipped. */
function clampToRim(plate: Plate, x: number, y: number): readonly [x: number, y: number] {
  const middle = heightToWidthByPlate[plate] / 2;
  const distance = distanceFromCentre(plate, x, y);
  const scale = distance > maxDistance ? maxDistance / distance : 1;
  return [0.5 + (x - 0.5) * scale, middle + (y - middle) * scale];
}

const maxDistance = 1.02;

function distanceFromCentre(plate: Plate, x: number, y: number): number {
  switch (plate) {
    case 'square':
    case 'oblong':
      return 0;
    case 'circle':
      return Math.hypot(2 * x - 1, 2 * y - 1);
    case 'hexagon':
      return computeHexagonalRadius(x, y);
  }
}

/** Whether the lower half mirrors the upper half. */
export function isTopBottomSymmetric({ columns, rows, heights }: HeightGrid): boolean {
  return heights.every((height, corner) => {
    const column = corner % columns;
    const row = (corner - column) / columns;
    return Math.abs(height - (heights[(rows - 1 - row) * columns + column] ?? Number.NaN)) < 1e-6;
  });
}

/** The upper half of the rows and a few more, so that the drawn half can be cut at the middle. */
export function takeUpperHalfOfGrid(relief: HeightGrid): HeightGrid {
  const rows = Math.ceil(relief.rows / 2) + 2 * gridMarginCells;
  return { ...relief, rows, heights: relief.heights.slice(0, rows * relief.columns) };
}
