import { deepFreeze, type FetchedValue } from '#adapters/caching/cache-request.ts';
import {
  type CacheTtl,
  computeFailureTtlSeconds,
  computeLeastVariedLifetimeSeconds,
} from '#adapters/shared/queries/cache-lifetimes.ts';
import { secondMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { SharedCache } from '#ports/shared-cache.port.ts';

/** How far the clocks of two instances may be apart. A value from further in the future was stored before a clock was set back. */
const maxClockDifferenceSeconds = 5;

/** A value that another instance has stored. One that is not fresh is served where a fetch fails. */
interface SharedValue<Value> extends FetchedValue<Value> {
  readonly isFresh: boolean;
}

/** The values that instances of the site share; a key has the same type of value in every instance. It never rejects. */
export class SharedTier<Value> {
  readonly #shared: SharedCache;
  readonly #clock: Clock;

  constructor(shared: SharedCache, clock: Clock) {
    this.#shared = shared;
    this.#clock = clock;
  }

  /** The value of another instance, with what is left of its lifetimes. One that is due is not fresh: a page that is made from it would expire soon. */
  async find(key: string, ttl: CacheTtl): Promise<SharedValue<Value> | undefined> {
    const found = await this.#shared.read(key);
    if (!found) return undefined;
    const ageSeconds = (this.#clock.now() - found.fetchedAt) / secondMs;
    const left = (seconds: number) => seconds - Math.max(0, ageSeconds);
    const servableSeconds = left(Math.max(ttl.lifetimeSeconds, ttl.staleIfErrorSeconds));
    if (ageSeconds < -maxClockDifferenceSeconds || servableSeconds <= 0) return undefined;
    const isFresh = left(computeLeastVariedLifetimeSeconds(ttl)) > 0;
    const untilRetry = Math.min(computeFailureTtlSeconds(ttl), servableSeconds);
    return {
      isFresh,
      kind: 'good',
      value: deepFreeze(found.value as Value),
      ttl: {
        ...ttl,
        lifetimeSeconds: isFresh ? left(ttl.lifetimeSeconds) : untilRetry,
        staleIfErrorSeconds: servableSeconds,
      },
    };
  }

  /** Shares a value with the other instances for as long as it may be served. That there is none is not shared. */
  store(key: string, { kind, value }: FetchedValue<Value>, ttl: CacheTtl): void {
    if (kind === 'negative') return this.#shared.delete(key);
    const seconds = Math.max(ttl.lifetimeSeconds, ttl.staleIfErrorSeconds);
    this.#shared.store(key, { value, fetchedAt: this.#clock.now() }, seconds);
  }
}
