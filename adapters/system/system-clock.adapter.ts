import { type Instant, instantAt, minute } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';

/** The machine's clock. Where that is set back by less than a minute, this one stands still until it has caught up; by more, it follows. */
export class SystemClock implements Clock {
  #latest: Instant = instantAt(0);

  now(): Instant {
    const shown = instantAt(Date.now());
    if (shown > this.#latest || this.#latest - shown > minute) this.#latest = shown;
    return this.#latest;
  }
}
