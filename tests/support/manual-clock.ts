import { addMilliseconds, type Instant } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';

/** A clock that only moves when a test advances it. */
export class ManualClock implements Clock {
  #now: Instant;

  constructor(now: Instant) {
    this.#now = now;
  }

  now(): Instant {
    return this.#now;
  }

  /** Sets the clock back, as an operator or a time server can. */
  setBack(milliseconds: number): void {
    this.#now = addMilliseconds(this.#now, -milliseconds);
  }

  /** Advances the clock; it never goes back. */
  advance(milliseconds: number): void {
    this.#now = addMilliseconds(this.#now, Math.max(0, milliseconds));
  }

  /** Advances the clock to a moment; an earlier moment is ignored. */
  moveTo(moment: Instant): void {
    this.advance(moment - this.#now);
  }
}
