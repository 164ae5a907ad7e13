import { type Instant, later, second } from '#domain/time/instant.ts';
import { countedPlace } from './places.ts';

/** A list is shown again for so long without asking anybody, in milliseconds. */
const lifetimeMs = 60 * second;

/** So many are cached: more than a visitor chooses in that time. */
const maxLists = 100;

interface ListRequest<List> {
  readonly key: string;
  readonly fetch: () => Promise<List>;
  readonly isCachable: (list: List) => boolean;
}

/**
 * The lists of the last minute, so that whoever takes a filter back has the list they came from at once. Only what has come is
 * cached: a request on its way belongs to its asker, and ends with them (LIST-15).
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
