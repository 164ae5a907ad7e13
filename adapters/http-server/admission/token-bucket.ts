import { type Instant, secondMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';

/** How many tokens a bucket gains, and holds at most. */
export interface TokenRate {
  readonly perSecond: number;
  readonly burst: number;
}

/** A token bucket: holds at most `burst` tokens and gains `perSecond` tokens a second. */
export class TokenBucket {
  readonly #clock: Clock;
  readonly #perSecond: number;
  readonly #burst: number;
  #tokens: number;
  #filledAt: Instant;

  constructor(clock: Clock, { perSecond, burst }: TokenRate) {
    this.#clock = clock;
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#tokens = burst;
    this.#filledAt = clock.now();
  }

  /** Takes a token if there is one. Returns whether there was. */
  take(): boolean {
    const now = this.#clock.now();
    const filled = ((now - this.#filledAt) / secondMs) * this.#perSecond;
    this.#tokens = Math.min(this.#burst, this.#tokens + Math.max(0, filled));
    this.#filledAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
