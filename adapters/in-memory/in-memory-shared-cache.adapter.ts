import { isForgotten } from '#domain/caching/forgetting.ts';
import type { Forgetting, SharedAnswer, SharedCache } from '#ports/shared-cache.port.ts';

/** One memory for all who hold this very object, as instances of the site in one process do. */
export class InMemorySharedCache implements SharedCache {
  readonly state = 'up';
  readonly #answers = new Map<string, SharedAnswer>();
  readonly #listeners = new Set<(forgetting: Forgetting) => void>();

  async read(key: string): Promise<SharedAnswer | undefined> {
    return this.#answers.get(key);
  }

  keep(key: string, answer: SharedAnswer): void {
    this.#answers.set(key, answer);
  }

  async forget(forgetting: Forgetting): Promise<void> {
    for (const key of this.#answers.keys()) {
      if (isForgotten(key, forgetting.beginnings)) this.#answers.delete(key);
    }
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
