import type { Random } from '#ports/random.port.ts';

/** The system's random numbers; not suitable for secrets. */
export class SystemRandom implements Random {
  fraction(): number {
    return Math.random();
  }
}
