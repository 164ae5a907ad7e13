import { type Instant, later, second } from '#domain/time/instant.ts';
import { countedPlace } from './places.ts';

/** How long a cached list is answered without a request, in milliseconds. */
const lifetimeMs = 60 * second;

/** More lists than a visitor chooses in that time; the one used longest ago is evicted. */
const maxLists = 100;

interface ListRequest<List> {
  readonly key: string;
  readonly fetch: () => Promise<List>;
  readonly isCachable: (list: List) => boolean;
}

/**
 * Caches the lists of the last minute, so that removing a filter shows the previous list at once. Only answers are cached:
 * a pending request is not shared, and its caller's abort ends it (LIST-15).
 */
export class RecentLists<List> {
  readonly #now: () => Instant;
  readonly #lists = countedPlace<{ readonly list: List; readonly until: Instant }>(maxLists);

  constructor(now: () => Instant) {
    this.#now = now;
  }

  /** The list as it is cached, or as it is fetched now. Rejects on an abort with the signal's reason. */
  async list({ key, fetch, isCachable }: ListRequest<List>, signal: AbortSignal | undefined): Promise<List> {
    signal?.throwIfAborted();
    const cached = this.#lists.get(key);
    if (cached && this.#now() < cached.until) return cached.list;
    const list = await fetch();
    if (isCachable(list)) this.#lists.set(key, { list, until: later(this.#now(), lifetimeMs) });
    return list;
  }
}
