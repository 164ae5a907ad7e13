/** The origin of the pages in a test. */
const origin = 'https://klankhuis.example';

type RequestKey = Parameters<Cache['match']>[0];

function toAddress(request: RequestKey): string {
  return new URL(request instanceof Request ? request.url : request, origin).href;
}

/** One cache of a browser: the latest entry is the last. */
class CacheInMemory implements Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> {
  readonly #responses = new Map<string, Response>();

  async match(request: RequestKey): Promise<Response | undefined> {
    return this.#responses.get(toAddress(request))?.clone();
  }

  async put(request: RequestKey, answer: Response): Promise<void> {
    const address = toAddress(request);
    this.#responses.delete(address);
    this.#responses.set(address, answer);
  }

  async delete(request: RequestKey): Promise<boolean> {
    return this.#responses.delete(toAddress(request));
  }

  async keys(): Promise<Request[]> {
    return [...this.#responses.keys()].map((url) => new Request(url));
  }
}

/** A browser's cache storage, as far as the service worker uses it. */
export class CachesInMemory {
  readonly #caches = new Map<string, CacheInMemory>();

  async open(name: string): Promise<CacheInMemory> {
    const cache = this.#caches.get(name) ?? new CacheInMemory();
    this.#caches.set(name, cache);
    return cache;
  }

  async match(
    request: RequestKey,
    { cacheName }: { readonly cacheName: string },
  ): Promise<Response | undefined> {
    return (await this.open(cacheName)).match(request);
  }
}
