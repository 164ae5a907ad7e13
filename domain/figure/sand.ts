import { drawsFrom } from '#domain/figure/chance.ts';
import type { Point } from '#domain/figure/contour.ts';
import { liesOn, type Plate, plateHeight } from '#domain/figure/plate.ts';
import { awayFromNode, type Relief, reliefOf } from '#domain/figure/relief.ts';
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
  const relief = reliefOf(plate, vibration, cellsAcross);
  const floor = floorOf(sand.apart);
  const grains: Point[] = [];
  for (let throws = sand.grains * 40; throws > 0 && grains.length < sand.grains; throws--) {
    const grain: Point = [draw(), draw() * plateHeight[plate]];
    if (!liesOn(plate, ...grain, sand.apart)) continue;
    if (draw() > chanceToStay(relief, grain, sand) || !floor.hasRoomFor(grain)) continue;
    floor.lay(grain);
    grains.push(grain);
  }
  return grains;
}

/** Fine enough for the thinnest sand. */
const cellsAcross = 150;

function chanceToStay(relief: Relief, [x, y]: Point, { spread, stray }: Strewing): number {
  const away = awayFromNode(relief, x, y);
  return Math.exp(-((away / spread) ** 2)) + stray * Math.exp(-away * 8);
}

interface Floor {
  hasRoomFor(grain: Point): boolean;
  lay(grain: Point): void;
}

/** The grains that lie already, in a grid of cells as wide as they must be apart, so that only neighbours are compared. */
function floorOf(apart: number): Floor {
  const cells = new Map<number, Point>();
  const width = Math.ceil(1 / apart) + 4;
  const cellOf = ([x, y]: Point) => Math.floor(x / apart) + 2 + (Math.floor(y / apart) + 2) * width;
  const around = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * width + column));
  const isNear = (one: Point, other: Point | undefined) =>
    other !== undefined && Math.hypot(one[0] - other[0], one[1] - other[1]) < apart;
  return {
    hasRoomFor: (grain) => !around.some((offset) => isNear(grain, cells.get(cellOf(grain) + offset))),
    lay: (grain) => void cells.set(cellOf(grain), grain),
  };
}
