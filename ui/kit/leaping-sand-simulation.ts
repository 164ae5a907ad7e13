import { createSeededRandom } from '#domain/seeded-random.ts';
import { scatterSandGrains } from '#ui/figure/scatter-sand-grains.ts';
import { type VibrationMode, createDisplacementFunction } from '#ui/figure/vibration.ts';
import type { SandSimulation } from '#ui/kit/settling-sand-simulation.ts';

/** The share of its way back that a grain falls in one frame. */
const fall = 0.14;

/** How far a grain leaps in one frame at the most, in widths of the plate. */
const maxLeap = 0.016;

/** Sand that leaps from its places in a figure, the louder the farther, and falls back to them. */
export class LeapingSandSimulation implements SandSimulation {
  readonly grains: Float32Array;
  readonly #places: Float32Array;
  readonly #random: () => number;

  constructor(mode: VibrationMode, count: number, seed: number) {
    const sand = { grains: count, spread: 0.0105, stray: 0.012, minDistance: 0.003, seed };
    this.#places = Float32Array.from(
      scatterSandGrains(mode.kind, createDisplacementFunction(mode), sand).flat(),
    );
    this.grains = this.#places.slice();
    this.#random = createSeededRandom(seed);
  }

  shake(loudness: number): void {
    const { grains } = this;
    for (let at = 0; at < grains.length; at++) {
      const position = grains[at] ?? 0;
      const place = this.#places[at] ?? 0;
      const leap = (2 * this.#random() - 1) * maxLeap * loudness;
      grains[at] = position + (place - position) * fall + leap;
    }
  }
}
