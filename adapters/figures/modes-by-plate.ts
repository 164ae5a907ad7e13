import { circleModes } from '#adapters/figures/book/circle-modes.ts';
import { hexagonModes } from '#adapters/figures/book/hexagon-modes.ts';
import { oblongModes } from '#adapters/figures/book/oblong-modes.ts';
import { squareModes } from '#adapters/figures/book/square-modes.ts';
import type { FigureId } from '#ui/figure/figure.ts';
import type { Plate } from '#ui/figure/plate.ts';
import type { VibrationMode } from '#ui/figure/vibration.ts';

/**
 * The vibration modes that the site shows, selected by eye so that no figure resembles a hooked cross, a cross in a ring, a flag,
 * a religious or national star, a gun sight or an eye. A figure's number is its index in its plate's list and part of its URL:
 * add new modes at the end, and raise the edition in `figure-image-path.ts` if a mode is moved or removed.
 */
export const modesByPlate: Readonly<Record<Plate, readonly VibrationMode[]>> = {
  square: squareModes,
  circle: circleModes,
  hexagon: hexagonModes,
  oblong: oblongModes,
};

/** The vibration mode of a figure; undefined if its number does not exist. */
export function findFigureMode({ plate, number }: FigureId): VibrationMode | undefined {
  return modesByPlate[plate][number - 1];
}
