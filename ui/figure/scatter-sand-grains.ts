import { createSeededRandom } from '#domain/seeded-random.ts';
import { computeHeightGrid, createNodeDistanceFunction } from '#ui/figure/height-grid.ts';
import { heightToWidthByPlate, isOnPlate, type Plate, type PlatePoint } from '#ui/figure/plate.ts';
import type { DisplacementFunction } from '#ui/figure/vibration.ts';

/** Options for scattering sand; lengths in widths of the plate. */
export interface SandScatterOptions {
  readonly grains: number;
  /** The distance from a node within which most grains lie. */
  readonly spread: number;
  /** The share of grains that lie anywhere, relative to those on the nodes: 0 none, 1 as many. */
  readonly stray: number;
  /** The minimum distance between grains. */
  readonly minDistance: number;
  readonly seed: number;
  /** Only the upper half is covered; the lower half repeats it, so no grain touches the middle. */
  readonly isUpperHalf?: boolean;
}

/** Scatters sand on a vibrating plate: dense on the nodes, sparse elsewhere, and the same for the same seed. */
export function scatterSandGrains(
  plate: Plate,
  vibration: DisplacementFunction,
  sand: SandScatterOptions,
): readonly PlatePoint[] {
  const random = createSeededRandom(sand.seed);
  const distanceAt = createNodeDistanceFunction(computeHeightGrid(plate, vibration, cellsAcross));
  const placed = createGrainIndex(plate, sand.minDistance);
  const grains: PlatePoint[] = [];
  const height = heightToWidthByPlate[plate];
  const bottom = sand.isUpperHalf ? (height - sand.minDistance) / 2 : height;
  for (let attempts = sand.grains * 40; attempts > 0 && grains.length < sand.grains; attempts--) {
    const x = random();
    const y = random() * bottom;
    if (!isOnPlate(plate, x, y, sand.minDistance)) continue;
    if (!isGrainPlaced(random(), distanceAt(x, y), sand) || !placed.isFree(x, y)) continue;
    placed.add(x, y);
    grains.push([x, y]);
  }
  return grains;
}

/** Grid resolution that is fine enough for the thinnest sand. */
const cellsAcross = 150;

/** Beyond this distance from a node, in spreads, only stray grains remain. */
const maxSpreads = 7;

/** Whether a grain stays at that distance from a node; `chance` is from 0 up to 1. Most grains do not, so the cheap test comes first. */
function isGrainPlaced(chance: number, distance: number, { spread, stray }: SandScatterOptions): boolean {
  if (distance > spread * maxSpreads) return chance <= stray && chance <= stray * Math.exp(-distance * 8);
  return chance <= Math.exp(-((distance / spread) ** 2)) + stray * Math.exp(-distance * 8);
}

interface GrainIndex {
  isFree(x: number, y: number): boolean;
  add(x: number, y: number): void;
}

/**
 * A spatial index of the placed grains, with cells as wide as the minimum distance, so that only neighbours are compared. A cell
 * stores its last grain; an empty cell holds NaN, which compares as far away.
 */
function createGrainIndex(plate: Plate, apart: number): GrainIndex {
  const columns = Math.ceil(1 / apart) + 4;
  const rows = Math.ceil(heightToWidthByPlate[plate] / apart) + 4;
  const xs = new Float64Array(columns * rows).fill(Number.NaN);
  const ys = new Float64Array(columns * rows).fill(Number.NaN);
  const cellAt = (x: number, y: number) => Math.floor(x / apart) + 2 + (Math.floor(y / apart) + 2) * columns;
  const neighbourOffsets = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * columns + column));
  return {
    isFree: (x, y) => {
      const cell = cellAt(x, y);
      for (const offset of neighbourOffsets) {
        const right = (xs[cell + offset] ?? Number.NaN) - x;
        const down = (ys[cell + offset] ?? Number.NaN) - y;
        if (right * right + down * down < apart * apart) return false;
      }
      return true;
    },
    add: (x, y) => {
      xs[cellAt(x, y)] = x;
      ys[cellAt(x, y)] = y;
    },
  };
}
