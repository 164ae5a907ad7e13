import { drawsFrom } from '#domain/figure/chance.ts';
import type { Random } from '#ports/random.port.ts';

/** Chance that falls the same way each time for the same seed. */
export class SeededRandom implements Random {
  readonly fraction: () => number;

  constructor(seed: number) {
    this.fraction = drawsFrom(seed);
  }
}
