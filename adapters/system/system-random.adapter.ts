import type { Random } from '#ports/random.port.ts';

/** The machine's chance: good for drawing lots, not for secrets. */
export class SystemRandom implements Random {
  fraction(): number {
    return Math.random();
  }
}
