import { createSeededRandom } from '#domain/seeded-random.ts';
import type { Random } from '#ports/random.port.ts';

/** Reproducible random numbers from a seed. */
export class SeededRandom implements Random {
  readonly fraction: () => number;

  constructor(seed: number) {
    this.fraction = createSeededRandom(seed);
  }
}
