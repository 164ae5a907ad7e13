import { isInvalidatedByPrefix } from '#domain/caching/invalidation-prefix.ts';
import { addMilliseconds, type Instant, createInstant, secondMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type {
  InvalidationRequest,
  SharedCache,
  FetchedQueryResult,
  UnreachedTargets,
} from '#ports/shared-cache.port.ts';

/** A shared cache for instances in one process. Without a clock claims do not expire. */
export class InMemorySharedCache implements SharedCache {
  readonly state = 'up';
  readonly #answers = new Map<string, FetchedQueryResult>();
  /** When each claim expires. */
  readonly #claims = new Map<string, Instant>();
  readonly #listeners = new Set<(invalidation: InvalidationRequest) => void>();
  readonly #clock: Clock;

  constructor(clock: Clock = { now: () => createInstant(0) }) {
    this.#clock = clock;
  }

  async read(key: string): Promise<FetchedQueryResult | undefined> {
    return this.#answers.get(key);
  }

  store(key: string, answer: FetchedQueryResult): void {
    this.#answers.set(key, answer);
  }

  delete(key: string): void {
    this.#answers.delete(key);
  }

  async invalidate(invalidation: InvalidationRequest): Promise<readonly UnreachedTargets[]> {
    for (const key of this.#answers.keys()) {
      if (isInvalidatedByPrefix(key, invalidation.keyPrefixes)) this.#answers.delete(key);
    }
    for (const act of this.#listeners) act(invalidation);
    return [];
  }

  async claim(name: string, seconds: number): Promise<boolean> {
    const now = this.#clock.now();
    const expires = this.#claims.get(name);
    if (expires !== undefined && now < expires) return false;
    this.#claims.set(name, addMilliseconds(now, seconds * secondMs));
    return true;
  }

  onInvalidate(act: (invalidation: InvalidationRequest) => void): () => void {
    this.#listeners.add(act);
    return () => void this.#listeners.delete(act);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}
