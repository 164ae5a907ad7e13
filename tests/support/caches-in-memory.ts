/** The origin of the pages in a test. */
const origin = 'https://klankhuis.example';

type RequestKey = Parameters<Cache['match']>[0];

function toAddress(request: RequestKey): string {
  return new URL(request instanceof Request ? request.url : request, origin).href;
}

/** One cache of a browser: the latest entry is the last. */
class CacheInMemory implements Pick<Cache, 'match' | 'put' | 'add' | 'delete' | 'keys'> {
  readonly #responses = new Map<string, Response>();
  readonly #fetch: (path: string) => Promise<Response>;

  constructor(fetch: (path: string) => Promise<Response>) {
    this.#fetch = fetch;
  }

  async add(request: RequestKey): Promise<void> {
    await this.put(request, await this.#fetch(String(request)));
  }

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
  readonly #fetch: (path: string) => Promise<Response>;

  /** `fetch` fetches what is added by its path. */
  constructor(fetch: (path: string) => Promise<Response>) {
    this.#fetch = fetch;
  }

  async open(name: string): Promise<CacheInMemory> {
    const cache = this.#caches.get(name) ?? new CacheInMemory(this.#fetch);
    this.#caches.set(name, cache);
    return cache;
  }
}
