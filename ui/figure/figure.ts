import { hashToSeed } from '#domain/seeded-random.ts';
import { getRoomPlate } from '#ui/figure/get-room-plate.ts';
import type { Plate } from '#ui/figure/plate.ts';

/** A figure from the book: the Chladni figure of a concert, series or page. */
export interface FigureId {
  readonly plate: Plate;
  /** Its number among the figures of its plate, from 1. */
  readonly number: number;
}

/** The number of figures of each plate. Repeated here, so that a path can be built without loading the book. */
export const figureCountByPlate: Readonly<Record<Plate, number>> = {
  square: 283,
  circle: 83,
  hexagon: 106,
  oblong: 83,
};

/** The figure for an identifier: always the same, on the plate of its room. */
export function pickFigureByHash(identifier: number | string, room?: string | null): FigureId {
  const plate = getRoomPlate(room);
  return { plate, number: 1 + (hashToSeed(identifier) % figureCountByPlate[plate]) };
}

/** The nine house shapes that editors can choose (LAYOUT-14). */
export type HouseShapeNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export const figureByShapeNumber: Readonly<Record<HouseShapeNumber, FigureId>> = {
  1: { plate: 'square', number: 35 },
  2: { plate: 'circle', number: 10 },
  3: { plate: 'hexagon', number: 5 },
  4: { plate: 'square', number: 67 },
  5: { plate: 'circle', number: 59 },
  6: { plate: 'hexagon', number: 48 },
  7: { plate: 'square', number: 139 },
  8: { plate: 'circle', number: 76 },
  9: { plate: 'oblong', number: 38 },
};

export const houseShapeNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const satisfies readonly HouseShapeNumber[];
