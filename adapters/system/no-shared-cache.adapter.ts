import type { Forgetting, SharedCache } from '#ports/shared-cache.port.ts';

/** An instance that stands alone: nothing is shared, and what is to be forgotten is told to itself. */
export class NoSharedCache implements SharedCache {
  readonly state = 'none';
  readonly #listeners = new Set<(forgetting: Forgetting) => void>();

  async read(): Promise<undefined> {
    return undefined;
  }

  keep(): void {}

  async forget(forgetting: Forgetting): Promise<void> {
    for (const act of this.#listeners) act(forgetting);
  }

  onForget(act: (forgetting: Forgetting) => void): () => void {
    this.#listeners.add(act);
    return () => void this.#listeners.delete(act);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}
