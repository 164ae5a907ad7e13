import { type Instant, second } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';

/** A token bucket: `burst` at once, and after that `perSecond`. */
export class TokenBucket {
  readonly #clock: Clock;
  readonly #perSecond: number;
  readonly #burst: number;
  #tokens: number;
  #filledAt: Instant;

  constructor(clock: Clock, { perSecond, burst }: { readonly perSecond: number; readonly burst: number }) {
    this.#clock = clock;
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#tokens = burst;
    this.#filledAt = clock.now();
  }

  /** Takes one where there is one, and says whether it did. */
  take(): boolean {
    const now = this.#clock.now();
    const filled = ((now - this.#filledAt) / second) * this.#perSecond;
    this.#tokens = Math.min(this.#burst, this.#tokens + Math.max(0, filled));
    this.#filledAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
