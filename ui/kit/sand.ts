import { drawsFrom } from '#domain/figure/chance.ts';
import { strewn } from '#domain/figure/sand.ts';
import { type Mode, type Vibration, vibrationOf } from '#domain/figure/vibration.ts';

/** A square plate's figure: two whole numbers, and whether its waves add or take away. */
export interface SquareFigure {
  readonly waves: readonly [first: number, second: number];
  readonly sign: 1 | -1;
  readonly seed: number;
}

const between = 1e-3;

/**
 * Sand on a square plate that can be shaken. A grain leaps where the plate swings and stays where it does not, so that sand
 * which is shaken long enough shows the figure of whatever it was shaken by (Chladni, 1787).
 */
export class Sand {
  /** Where the grains lie, x and y in turn, in widths of the plate. */
  readonly grains: Float32Array;
  readonly #own: Vibration;
  readonly #others: readonly Vibration[];
  readonly #draw: () => number;

  constructor({ waves: [first, second], sign, seed }: SquareFigure, count: number) {
    const figure = (n: number, m: number, way: 1 | -1): Vibration => vibrationOf(modeOf(n, m, way));
    this.#own = figure(first, second, sign);
    this.#others = [
      figure(first + 1, second, sign),
      figure(first, second + 1, sign === 1 ? -1 : 1),
      figure(first + 1, second + 2, sign),
    ];
    this.#draw = drawsFrom(seed);
    const sand = { grains: count, spread: 0.013, stray: 0.045, apart: 0.003, seed };
    this.grains = Float32Array.from(strewn('square', this.#own, sand).flat());
  }

  /** One moment of sound: 0 is none, 1 as loud as can be. `place` says which of its figures the plate swings in; 0 is its own. */
  shake(loudness: number, place: number): void {
    const swings = place === 0 ? this.#own : (this.#others[(place - 1) % this.#others.length] ?? this.#own);
    const { grains } = this;
    for (let grain = 0; grain < grains.length; grain += 2) {
      const x = grains[grain] ?? 0;
      const y = grains[grain + 1] ?? 0;
      const height = swings(x, y);
      const leap = loudness * (0.0016 + 0.022 * Math.min(1, Math.abs(height)));
      const fall = 0.0016 * loudness * height;
      const slopeX = (swings(x + between, y) - height) / between;
      const slopeY = (swings(x, y + between) - height) / between;
      grains[grain] = within(x - fall * slopeX * 0.05 + (this.#draw() - 0.5) * leap);
      grains[grain + 1] = within(y - fall * slopeY * 0.05 + (this.#draw() - 0.5) * leap);
    }
  }
}

function modeOf(first: number, second: number, sign: 1 | -1): Mode {
  return { kind: 'square', sign, waves: [[first, second, 1]] };
}

/** A grain that leaps over the rim falls back from it. */
function within(place: number): number {
  if (place < 0) return -place;
  return place > 1 ? 2 - place : place;
}
