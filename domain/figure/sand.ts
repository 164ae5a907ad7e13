import { drawsFrom } from '#domain/figure/chance.ts';
import type { Point } from '#domain/figure/contour.ts';
import { liesOn, type Plate, plateHeight } from '#domain/figure/plate.ts';
import { distanceFromNode, reliefOf } from '#domain/figure/relief.ts';
import type { Vibration } from '#domain/figure/vibration.ts';

/** How sand is strewn; lengths in widths of the plate. */
export interface Strewing {
  readonly grains: number;
  /** How far from a node most grains still lie. */
  readonly spread: number;
  /** How many grains lie anywhere, as a part of those on the nodes: 0 none, 1 as many. */
  readonly stray: number;
  /** No two grains lie closer than this. */
  readonly apart: number;
  readonly seed: number;
}

/** Where the grains lie on a vibrating plate: thick on the nodes, thin elsewhere, the same for the same seed. */
export function strewn(plate: Plate, vibration: Vibration, sand: Strewing): readonly Point[] {
  const draw = drawsFrom(sand.seed);
  const awayAt = distanceFromNode(reliefOf(plate, vibration, cellsAcross));
  const floor = floorOf(plate, sand.apart);
  const grains: Point[] = [];
  for (let throws = sand.grains * 40; throws > 0 && grains.length < sand.grains; throws--) {
    const x = draw();
    const y = draw() * plateHeight[plate];
    if (!liesOn(plate, x, y, sand.apart)) continue;
    if (!stays(draw(), awayAt(x, y), sand) || !floor.hasRoomAt(x, y)) continue;
    floor.lay(x, y);
    grains.push([x, y]);
  }
  return grains;
}

/** Fine enough for the thinnest sand. */
const cellsAcross = 150;

/** Further from a node than this, in spreads, no grain is left by the node itself. */
const furthestFromNode = 7;

/** Whether a grain stays that far from a node; `chance` is from 0 up to 1. Most grains do not, so the cheap answer comes first. */
function stays(chance: number, away: number, { spread, stray }: Strewing): boolean {
  if (away > spread * furthestFromNode) return chance <= stray && chance <= stray * Math.exp(-away * 8);
  return chance <= Math.exp(-((away / spread) ** 2)) + stray * Math.exp(-away * 8);
}

interface Floor {
  hasRoomAt(x: number, y: number): boolean;
  lay(x: number, y: number): void;
}

/**
 * The grains that lie already, in a grid of cells as wide as they must be apart, so that only neighbours are compared. A cell
 * remembers its last grain; an empty one holds NaN, which is near nothing.
 */
function floorOf(plate: Plate, apart: number): Floor {
  const columns = Math.ceil(1 / apart) + 4;
  const rows = Math.ceil(plateHeight[plate] / apart) + 4;
  const xs = new Float64Array(columns * rows).fill(Number.NaN);
  const ys = new Float64Array(columns * rows).fill(Number.NaN);
  const cellAt = (x: number, y: number) => Math.floor(x / apart) + 2 + (Math.floor(y / apart) + 2) * columns;
  const around = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * columns + column));
  return {
    hasRoomAt: (x, y) => {
      const cell = cellAt(x, y);
      for (const offset of around) {
        const right = (xs[cell + offset] ?? Number.NaN) - x;
        const down = (ys[cell + offset] ?? Number.NaN) - y;
        if (right * right + down * down < apart * apart) return false;
      }
      return true;
    },
    lay: (x, y) => {
      xs[cellAt(x, y)] = x;
      ys[cellAt(x, y)] = y;
    },
  };
}
