import { type Instant, createInstant, minuteMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';

/** The system clock. If it is set back by less than a minute, this clock stands still until it has caught up; otherwise it follows. */
export class SystemClock implements Clock {
  #latest: Instant = createInstant(0);

  now(): Instant {
    const systemNow = createInstant(Date.now());
    if (systemNow > this.#latest || this.#latest - systemNow > minuteMs) this.#latest = systemNow;
    return this.#latest;
  }
}
