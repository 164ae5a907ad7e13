import { type Instant, instantAt } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';

/** The machine's clock. When that is set back, this one stands still until it has caught up. */
export class SystemClock implements Clock {
  #latest: Instant = instantAt(0);

  now(): Instant {
    this.#latest = instantAt(Math.max(this.#latest, Date.now()));
    return this.#latest;
  }
}
