import type { InvalidationRequest, SharedCache, UnreachedTargets } from '#ports/shared-cache.port.ts';

/** The shared cache of a single instance: shares nothing, and notifies only its own listeners of invalidations. */
export class NoSharedCache implements SharedCache {
  readonly state = 'none';
  #notify: (invalidation: InvalidationRequest) => void = () => {};

  async read(): Promise<undefined> {
    return undefined;
  }

  store(): void {}

  delete(): void {}

  async invalidate(invalidation: InvalidationRequest): Promise<readonly UnreachedTargets[]> {
    this.#notify(invalidation);
    return [];
  }

  onInvalidate(act: (invalidation: InvalidationRequest) => void): void {
    this.#notify = act;
  }

  async close(): Promise<void> {}
}
