import {
  type CacheTtl,
  computeLeastLifetimeSeconds,
  failureTtlSeconds,
  negativeTtl,
} from '#domain/caching/lifetimes.ts';
import { isSharedValidAt, startValidity } from '#domain/caching/validity.ts';
import { type Instant, secondMs } from '#domain/time/instant.ts';
import type { SharedCache, SharedQueryResult } from '#ports/shared-cache.port.ts';

/** A result of another instance, with its remaining lifetimes. */
export interface SharedEntry<Value> {
  readonly value: Value;
  readonly isNegative: boolean;
  readonly ttl: CacheTtl;
}

/** The results that instances of the site share; a key has the same type of value in every instance. */
export class CrossInstanceCache {
  readonly #cache: SharedCache;

  constructor(cache: SharedCache) {
    this.#cache = cache;
  }

  /** The result of any instance, however old; undefined if there is none. */
  async find(key: string): Promise<FoundAnswer | undefined> {
    const answer = await this.#cache.read(key);
    return answer && new FoundAnswer(answer);
  }

  /** Shares a result with the other instances for as long as it may be served. */
  store(
    { key, ttl }: { readonly key: string; readonly ttl: CacheTtl },
    answer: Omit<SharedQueryResult, 'fetchedAt'>,
    now: Instant,
  ): void {
    const { lifetimeSeconds, staleIfErrorSeconds } = answer.isNegative ? negativeTtl(ttl) : ttl;
    this.#cache.store(
      key,
      { ...answer, fetchedAt: now },
      Math.ceil(Math.max(lifetimeSeconds, staleIfErrorSeconds)),
    );
  }
}

class FoundAnswer {
  readonly #answer: SharedQueryResult;

  constructor(answer: SharedQueryResult) {
    this.#answer = answer;
  }

  /** The result if it is still fresh, and not due to be fetched again: a page that is made from it would expire soon. */
  fresh<Value>(ttl: CacheTtl, now: Instant): SharedEntry<Value> | undefined {
    const { value, isNegative } = this.#answer;
    const age = Math.max(0, this.#age(now));
    const { lifetimeSeconds } = isNegative ? negativeTtl(ttl) : ttl;
    if (!this.#isValid(isNegative ? lifetimeSeconds : computeLeastLifetimeSeconds(ttl), now))
      return undefined;
    const remaining = {
      ...ttl,
      lifetimeSeconds: lifetimeSeconds - age,
      staleIfErrorSeconds: Math.max(0, ttl.staleIfErrorSeconds - age),
    };
    return { value: value as Value, isNegative, ttl: remaining };
  }

  /** The result if it is due or stale, but recent enough to be served after a failure. */
  fallback<Value>(ttl: CacheTtl, now: Instant): SharedEntry<Value> | undefined {
    const { value, isNegative } = this.#answer;
    const servedSeconds = Math.max(ttl.lifetimeSeconds, ttl.staleIfErrorSeconds);
    const remaining = servedSeconds - this.#age(now);
    if (isNegative || !this.#isValid(servedSeconds, now)) return undefined;
    const lifetimeSeconds = Math.min(failureTtlSeconds(ttl), remaining);
    return {
      value: value as Value,
      isNegative: false,
      ttl: { lifetimeSeconds, staleIfErrorSeconds: remaining },
    };
  }

  #isValid(seconds: number, now: Instant): boolean {
    return isSharedValidAt(startValidity(this.#answer.fetchedAt, seconds), now);
  }

  /** In seconds; negative if the clocks of the instances differ. */
  #age(now: Instant): number {
    return (now - this.#answer.fetchedAt) / secondMs;
  }
}
