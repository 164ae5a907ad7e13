import { type FetchedValue } from '#adapters/caching/cache-request.ts';
import {
  type CacheTtl,
  computeFailureTtlSeconds,
  computeLeastVariedLifetimeSeconds,
  computeNegativeTtl,
} from '#domain/caching/lifetimes.ts';
import { createValidity, isSharedValidAt } from '#domain/caching/validity.ts';
import { secondMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { SharedCache } from '#ports/shared-cache.port.ts';

/** Longer keys are not shared, in characters. */
const maxKeyLength = 512;

interface SharedTierOptions<Value> {
  readonly shared: SharedCache;
  readonly clock: Clock;
  readonly decode: (value: unknown) => Value;
}

/** What another instance has stored: a value that is fresh, or one to be served where a fetch fails. */
type SharedFinding<Value> = Partial<Readonly<Record<'fresh' | 'stale', FetchedValue<Value>>>>;

/** The values that instances of the site share; a key has the same type of value in every instance. It never rejects. */
export class SharedTier<Value> {
  readonly #options: SharedTierOptions<Value>;

  constructor(options: SharedTierOptions<Value>) {
    this.#options = options;
  }

  /** The value of another instance. One that is due to be fetched again is not fresh: a page that is made from it would expire soon. */
  async find(key: string, ttl: CacheTtl): Promise<SharedFinding<Value>> {
    const { shared, clock, decode } = this.#options;
    const result = key.length > maxKeyLength ? undefined : await shared.read(key);
    if (!result) return {};
    const { fetchedAt, isNegative } = result;
    const [value, now] = [decode(result.value), clock.now()];
    const isValidFor = (seconds: number) => isSharedValidAt(createValidity(fetchedAt, seconds), now);
    const ageSeconds = Math.max(0, (now - fetchedAt) / secondMs);
    const { lifetimeSeconds } = isNegative ? computeNegativeTtl(ttl) : ttl;
    if (isValidFor(isNegative ? lifetimeSeconds : computeLeastVariedLifetimeSeconds(ttl))) {
      const left = {
        ...ttl,
        lifetimeSeconds: lifetimeSeconds - ageSeconds,
        staleIfErrorSeconds: Math.max(0, ttl.staleIfErrorSeconds - ageSeconds),
      };
      return { fresh: { value, kind: isNegative ? 'negative' : 'good', ttl: left } };
    }
    const servedSeconds = Math.max(ttl.lifetimeSeconds, ttl.staleIfErrorSeconds);
    if (isNegative || !isValidFor(servedSeconds)) return {};
    const staleIfErrorSeconds = servedSeconds - ageSeconds;
    const retrySeconds = Math.min(computeFailureTtlSeconds(ttl), staleIfErrorSeconds);
    return { stale: { value, kind: 'good', ttl: { lifetimeSeconds: retrySeconds, staleIfErrorSeconds } } };
  }

  /** Shares a value with the other instances for as long as it may be served. */
  store(
    key: string,
    {
      value,
      isNegative,
      ttl,
    }: { readonly value: Value; readonly isNegative: boolean; readonly ttl: CacheTtl },
  ): void {
    const { shared, clock } = this.#options;
    const { lifetimeSeconds, staleIfErrorSeconds } = isNegative ? computeNegativeTtl(ttl) : ttl;
    if (key.length > maxKeyLength) return;
    const seconds = Math.max(lifetimeSeconds, staleIfErrorSeconds);
    shared.store(key, { value, isNegative, fetchedAt: clock.now() }, seconds);
  }
}
