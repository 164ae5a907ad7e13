import {
  type FetchedQueryResult,
  type InvalidationRequest,
  type SharedCache,
  type UnreachedTargets,
  isInvalidatedByPrefix,
} from '#ports/shared-cache.port.ts';

/** A shared cache for instances in one process. */
export class InMemorySharedCache implements SharedCache {
  readonly state = 'up';
  readonly #answers = new Map<string, FetchedQueryResult>();
  readonly #listeners = new Set<(invalidation: InvalidationRequest) => void>();

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

  onInvalidate(act: (invalidation: InvalidationRequest) => void): void {
    this.#listeners.add(act);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}
