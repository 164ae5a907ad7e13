import { type Instant, later } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';

/** A clock that stands still until it is moved on by hand. */
export class FixedClock implements Clock {
  #now: Instant;

  constructor(now: Instant) {
    this.#now = now;
  }

  now(): Instant {
    return this.#now;
  }

  /** Moves on by so many milliseconds; a clock never goes back. */
  advance(milliseconds: number): void {
    this.#now = later(this.#now, Math.max(0, milliseconds));
  }

  /** Moves on to a moment; an earlier one changes nothing. */
  moveTo(moment: Instant): void {
    this.advance(moment - this.#now);
  }
}
