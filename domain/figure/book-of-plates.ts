import { circles } from '#domain/figure/book/circles.ts';
import { hexagons } from '#domain/figure/book/hexagons.ts';
import { oblongs } from '#domain/figure/book/oblongs.ts';
import { squares } from '#domain/figure/book/squares.ts';
import type { Figure } from '#domain/figure/figure.ts';
import type { Plate } from '#domain/figure/plate.ts';
import type { Mode } from '#domain/figure/vibration.ts';

/**
 * The modes the site shows, chosen by eye from a sheet of them all: nothing stands here that reads as a hooked cross,
 * a cross in a ring, a flag, a star of a creed or a state, a gun sight or an eye. A figure's number is its place in
 * its plate's list and part of its address: new modes go at the end, and whoever moves or takes away one raises the
 * edition in `figure-path.ts`.
 */
export const bookOfPlates: Readonly<Record<Plate, readonly Mode[]>> = {
  square: squares,
  circle: circles,
  hexagon: hexagons,
  oblong: oblongs,
};

/** How a figure's plate vibrates; undefined for a number the book does not have. */
export function modeOf({ plate, number }: Figure): Mode | undefined {
  return bookOfPlates[plate][number - 1];
}
