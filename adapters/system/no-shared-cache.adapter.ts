import type { InvalidationRequest, SharedCache, UnreachedTargets } from '#ports/shared-cache.port.ts';

/** The shared cache of a single instance: shares nothing, and notifies only its own listeners of invalidations. */
export class NoSharedCache implements SharedCache {
  readonly state = 'none';
  readonly #listeners = new Set<(invalidation: InvalidationRequest) => void>();

  async read(): Promise<undefined> {
    return undefined;
  }

  store(): void {}

  delete(): void {}

  async invalidate(invalidation: InvalidationRequest): Promise<readonly UnreachedTargets[]> {
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
