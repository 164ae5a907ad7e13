import { type CacheTtl, failureTtlSeconds, negativeTtl } from '#domain/caching/lifetimes.ts';
import { type Instant, second } from '#domain/time/instant.ts';
import type { SharedAnswer, SharedCache } from '#ports/shared-cache.port.ts';

/** An answer of another instance, and how long it may still be kept. */
export interface SharedEntry<Value> {
  readonly value: Value;
  readonly isNegative: boolean;
  readonly ttl: CacheTtl;
}

/** What the instances of the site have fetched for each other; a key always stands for the same kind of value, in every one. */
export class SharedAnswers {
  readonly #cache: SharedCache;

  constructor(cache: SharedCache) {
    this.#cache = cache;
  }

  /** What another instance has fetched, however old; undefined where none has. */
  async find(key: string): Promise<FoundAnswer | undefined> {
    const answer = await this.#cache.read(key);
    return answer && new FoundAnswer(answer);
  }

  /** Lets the other instances have an answer, for as long as it may be given or stand in. */
  store(
    { key, ttl }: { readonly key: string; readonly ttl: CacheTtl },
    answer: Omit<SharedAnswer, 'fetchedAt'>,
    now: Instant,
  ): void {
    const { lifetime, staleIfError } = answer.isNegative ? negativeTtl(ttl) : ttl;
    this.#cache.store(key, { ...answer, fetchedAt: now }, Math.ceil(Math.max(lifetime, staleIfError)));
  }
}

class FoundAnswer {
  readonly #answer: SharedAnswer;

  constructor(answer: SharedAnswer) {
    this.#answer = answer;
  }

  /** The answer as long as it is as good as new. */
  fresh<Value>(ttl: CacheTtl, now: Instant): SharedEntry<Value> | undefined {
    const { value, isNegative } = this.#answer;
    const age = Math.max(0, this.#age(now));
    const { lifetime } = isNegative ? negativeTtl(ttl) : ttl;
    if (age >= lifetime) return undefined;
    const left = { ...ttl, lifetime: lifetime - age, staleIfError: Math.max(0, ttl.staleIfError - age) };
    return { value: value as Value, isNegative, ttl: left };
  }

  /** The answer where it is too old to be given, but not too old to stand in for a failure. */
  fallback<Value>(ttl: CacheTtl, now: Instant): SharedEntry<Value> | undefined {
    const { value, isNegative } = this.#answer;
    const left = ttl.staleIfError - this.#age(now);
    if (isNegative || left <= 0) return undefined;
    const lifetime = Math.min(failureTtlSeconds(ttl), left);
    return { value: value as Value, isNegative: false, ttl: { lifetime, staleIfError: left } };
  }

  /** In seconds; below nothing where the instances' clocks differ. */
  #age(now: Instant): number {
    return (now - this.#answer.fetchedAt) / second;
  }
}
