import { computeHeightGrid, gridMarginCells } from '#ui/figure/height-grid.ts';
import { heightToWidthByPlate } from '#ui/figure/plate.ts';
import { type VibrationMode, createDisplacementFunction } from '#ui/figure/vibration.ts';

/**
 * How much some spot of a plate looks like a hooked cross: its sand the same after a quarter turn, and not the same in
 * any mirror. At most 1; 0 or less where every spot that can be turned can be mirrored as well. The left half speaks
 * for a figure that has a mirror.
 */
export function hookedness(mode: VibrationMode): number {
  const sand = sandOf(mode);
  const rim = radii.at(-1) ?? 0;
  const rows = places(rim, heightToWidthByPlate[mode.kind] - rim);
  const spots = places(rim, 1 / 2).flatMap((x) => rows.map((y) => [x, y] as const));
  return Math.max(...spots.map(([x, y]) => turnedNotMirrored(ringsAround(sand, x, y))));
}

const radii = [0.05, 0.08, 0.11, 0.14, 0.17, 0.2];

/** Points on each ring; a multiple of four. */
const points = 32;

function places(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.floor((to - from) / 0.05 + 1e-9) + 1 }, (_, place) => from + place * 0.05);
}

/** The amount of sand at a point, 0 to 1. */
type Sand = (x: number, y: number) => number;

const cells = 100;

/** The sand of a whole plate, computed once and read at the nearest corner of a fine grid. */
function sandOf(mode: VibrationMode): Sand {
  const { columns, rows, cell, top, heights } = computeHeightGrid(
    mode.kind,
    createDisplacementFunction(mode),
    cells,
  );
  const slope = (before: number, after: number) =>
    ((heights[after] ?? 0) - (heights[before] ?? 0)) / (2 * cell);
  const amounts = heights.map((height, at) => {
    const away =
      Math.abs(height) / (Math.hypot(slope(at - 1, at + 1), slope(at - columns, at + columns)) + 0.6);
    return Math.exp(-((away / 0.02) ** 2));
  });
  return (x, y) => {
    const column = Math.round(x / cell) + gridMarginCells;
    const row = Math.min(rows - 1, Math.round((y - top) / cell));
    return amounts[row * columns + column] ?? 0;
  };
}

/** The amount of sand on the rings around a point, ring by ring, less the mean of all. */
function ringsAround(sand: Sand, x: number, y: number): Float64Array {
  const rings = new Float64Array(radii.length * points);
  for (let at = 0; at < rings.length; at++) {
    const angle = ((at % points) / points) * 2 * Math.PI;
    const radius = radii[Math.floor(at / points)] ?? 0;
    rings[at] = sand(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  const mean = rings.reduce((sum, amount) => sum + amount, 0) / rings.length;
  return rings.map((amount) => amount - mean);
}

function turnedNotMirrored(rings: Float64Array): number {
  const itself = likeness(rings, 1, 0);
  const turned = likeness(rings, 1, points / 4) / itself;
  if (turned < 0.35) return -1;
  let mirrored = -1;
  for (let axis = 0; axis < points; axis++) mirrored = Math.max(mirrored, likeness(rings, -1, axis) / itself);
  return turned - mirrored;
}

/** How alike the rings are to themselves after a turn, or with the direction -1 in a mirror. */
function likeness(rings: Float64Array, direction: 1 | -1, turn: number): number {
  let sum = 0;
  for (let ring = 0; ring < rings.length; ring += points) {
    for (let point = 0; point < points; point++) {
      const other = (direction * point + turn + points) % points;
      sum += (rings[ring + point] ?? 0) * (rings[ring + other] ?? 0);
    }
  }
  return sum;
}
