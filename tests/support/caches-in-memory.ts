/** Where the pages of a test stand. */
const origin = 'https://klankhuis.example';

type Asked = Parameters<Cache['match']>[0];

function addressOf(asked: Asked): string {
  return new URL(asked instanceof Request ? asked.url : asked, origin).href;
}

/** One cache of a browser: what was put last comes last. */
class CacheInMemory implements Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> {
  readonly #kept = new Map<string, Response>();

  async match(asked: Asked): Promise<Response | undefined> {
    return this.#kept.get(addressOf(asked))?.clone();
  }

  async put(asked: Asked, answer: Response): Promise<void> {
    const address = addressOf(asked);
    this.#kept.delete(address);
    this.#kept.set(address, answer);
  }

  async delete(asked: Asked): Promise<boolean> {
    return this.#kept.delete(addressOf(asked));
  }

  async keys(): Promise<Request[]> {
    return [...this.#kept.keys()].map((url) => new Request(url));
  }
}

/** A browser's caches, as far as a worker that keeps pages uses them. */
export class CachesInMemory {
  readonly #caches = new Map<string, CacheInMemory>();

  async open(name: string): Promise<CacheInMemory> {
    const cache = this.#caches.get(name) ?? new CacheInMemory();
    this.#caches.set(name, cache);
    return cache;
  }

  async match(asked: Asked, { cacheName }: { readonly cacheName: string }): Promise<Response | undefined> {
    return (await this.open(cacheName)).match(asked);
  }
}
