import { createSeededRandom } from '#domain/seeded-random.ts';
import { scatterSandGrains } from '#ui/figure/scatter-sand-grains.ts';
import {
  type DisplacementFunction,
  type VibrationMode,
  createDisplacementFunction,
} from '#ui/figure/vibration.ts';

/** The figure of a square plate: two whole numbers, and whether its waves are added or subtracted. */
export interface SquarePlateWaves {
  readonly waves: readonly [first: number, second: number];
  readonly sign: 1 | -1;
  readonly seed: number;
}

const derivativeStep = 1e-3;

/**
 * Simulates sand on a vibrating square plate. A grain leaps where the plate vibrates and stays where it does not, so that the
 * sand settles into the plate's figure (Chladni, 1787).
 */
export class SettlingSandSimulation {
  /** The positions of the grains: x and y alternately, in widths of the plate. */
  readonly grains: Float32Array;
  readonly #ownVibration: DisplacementFunction;
  readonly #variants: readonly DisplacementFunction[];
  readonly #random: () => number;

  constructor({ waves: [first, second], sign, seed }: SquarePlateWaves, count: number) {
    const createVibration = (n: number, m: number, waveSign: 1 | -1): DisplacementFunction =>
      createDisplacementFunction(toMode(n, m, waveSign));
    this.#ownVibration = createVibration(first, second, sign);
    this.#variants = [
      createVibration(first + 1, second, sign),
      createVibration(first, second + 1, sign === 1 ? -1 : 1),
      createVibration(first + 1, second + 2, sign),
    ];
    this.#random = createSeededRandom(seed);
    const sand = { grains: count, spread: 0.013, stray: 0.045, minDistance: 0.003, seed };
    this.grains = Float32Array.from(scatterSandGrains('square', this.#ownVibration, sand).flat());
  }

  /** Advances by one frame. `loudness` is 0 to 1; `place` 0 is the plate's own vibration, others are variants of it. */
  shake(loudness: number, place: number): void {
    const vibration =
      place === 0
        ? this.#ownVibration
        : (this.#variants[(place - 1) % this.#variants.length] ?? this.#ownVibration);
    const { grains } = this;
    for (let grain = 0; grain < grains.length; grain += 2) {
      const x = grains[grain] ?? 0;
      const y = grains[grain + 1] ?? 0;
      const height = vibration(x, y);
      const leap = loudness * (0.0016 + 0.022 * Math.min(1, Math.abs(height)));
      const fall = 0.0016 * loudness * height;
      const slopeX = (vibration(x + derivativeStep, y) - height) / derivativeStep;
      const slopeY = (vibration(x, y + derivativeStep) - height) / derivativeStep;
      grains[grain] = reflect(x - fall * slopeX * 0.05 + (this.#random() - 0.5) * leap);
      grains[grain + 1] = reflect(y - fall * slopeY * 0.05 + (this.#random() - 0.5) * leap);
    }
  }
}

function toMode(first: number, second: number, sign: 1 | -1): VibrationMode {
  return { kind: 'square', sign, waves: [[first, second, 1]] };
}

/** Reflects a position beyond the edge back onto the plate. */
function reflect(place: number): number {
  if (place < 0) return -place;
  return place > 1 ? 2 - place : place;
}
