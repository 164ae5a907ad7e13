import { circles } from '#ui/figure/book/circles.ts';
import { hexagons } from '#ui/figure/book/hexagons.ts';
import { oblongs } from '#ui/figure/book/oblongs.ts';
import { squares } from '#ui/figure/book/squares.ts';
import type { FigureId } from '#ui/figure/figure.ts';
import type { Plate } from '#ui/figure/plate.ts';
import type { Mode } from '#ui/figure/vibration.ts';

/**
 * The vibration modes that the site shows, selected by eye so that no figure resembles a hooked cross, a cross in a ring, a flag,
 * a religious or national star, a gun sight or an eye. A figure's number is its index in its plate's list and part of its URL:
 * add new modes at the end, and raise the edition in `figure-image-path.ts` if a mode is moved or removed.
 */
export const modesByPlate: Readonly<Record<Plate, readonly Mode[]>> = {
  square: squares,
  circle: circles,
  hexagon: hexagons,
  oblong: oblongs,
};

/** The vibration mode of a figure; undefined if its number does not exist. */
export function findMode({ plate, number }: FigureId): Mode | undefined {
  return modesByPlate[plate][number - 1];
}
