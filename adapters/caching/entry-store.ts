import { type CacheEntry, emptyCacheEntry, purgeCacheEntry } from '#adapters/caching/cache-entry.ts';
import type { CacheRequest } from '#adapters/caching/cache-request.ts';
import type { SharedTier } from '#adapters/caching/shared-tier.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Random } from '#ports/random.port.ts';
import type { Timer } from '#ports/timer.port.ts';

/** A cache entry as it is stored. */
export interface StoredCacheEntry<Value> {
  readonly entry: CacheEntry<Value>;
  /** The partition that its request names. */
  readonly partition: string;
  /** The value is negative (not found). */
  readonly isNegative: boolean;
  /** What the value is made from, by which it is purged. */
  readonly tags: readonly string[];
  /** What the value that is being fetched is made from is not known yet. */
  readonly mayDependOnAny: boolean;
  readonly cause?: unknown;
  /** Fetches the value again if it is due; absent if its request is not stored. */
  readonly refresh?: (() => void) | undefined;
}

/** A size-limited store that evicts the least recently used entry. */
export interface LruStore<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  entries(): Iterable<readonly [string, Value]>;
}

export interface EntryStoreOptions<Value> {
  /** Each partition has its own size limit, so that a flood in one does not evict entries of another. */
  readonly partitions: Readonly<Record<string, LruStore<StoredCacheEntry<Value>>>>;
  /** The partition of an entry that waits for no fetch; undefined if it is not stored. By default the one that its request names. */
  readonly choosePartition?: (key: string, stored: StoredCacheEntry<Value>) => string | undefined;
}

/** Stores cache entries in partitions; those being fetched are never evicted. */
export class EntryStore<Value> {
  readonly #fetching = new Map<string, StoredCacheEntry<Value>>();
  readonly #partitions: ReadonlyMap<string, LruStore<StoredCacheEntry<Value>>>;
  readonly #choosePartition: NonNullable<EntryStoreOptions<Value>['choosePartition']>;

  constructor({ partitions, choosePartition = (_, { partition }) => partition }: EntryStoreOptions<Value>) {
    this.#partitions = new Map(Object.entries(partitions));
    this.#choosePartition = choosePartition;
  }

  find(key: string): StoredCacheEntry<Value> | undefined {
    const fetching = this.#fetching.get(key);
    if (fetching) return fetching;
    for (const partition of this.#partitions.values()) {
      const stored = partition.get(key);
      if (stored) return stored;
    }
    return undefined;
  }

  entry(key: string): CacheEntry<Value> {
    return this.find(key)?.entry ?? emptyCacheEntry;
  }

  put(key: string, stored: StoredCacheEntry<Value>): void {
    for (const store of this.#stores()) store.delete(key);
    switch (stored.entry.kind) {
      case 'unavailable':
        return;
      case 'loading':
      case 'refreshing':
        this.#fetching.set(key, stored);
        return;
      case 'success':
      case 'error':
        this.#partitions.get(this.#choosePartition(key, stored) ?? '')?.set(key, stored);
    }
  }

  /** The number of entries by state. */
  get states(): Readonly<Partial<Record<CacheEntry<unknown>['kind'], number>>> {
    const states: Partial<Record<CacheEntry<unknown>['kind'], number>> = {};
    for (const [, { entry }] of this.#listEntries()) states[entry.kind] = (states[entry.kind] ?? 0) + 1;
    return states;
  }

  /** Changes the entries made from certain tags, and discards fetches that may be made from any. */
  change(
    isAffected: (tag: string) => boolean,
    now: Instant,
    change: (entry: CacheEntry<Value>, now: Instant) => CacheEntry<Value>,
  ): void {
    for (const [key, stored] of this.#listEntries()) {
      const { entry, tags, mayDependOnAny } = stored;
      if (tags.some(isAffected)) this.put(key, { ...stored, entry: change(entry, now) });
      else if (mayDependOnAny) this.put(key, { ...stored, entry: purgeCacheEntry(entry, 'soft', now) });
    }
  }

  /** A copy: entries are replaced while it is read. */
  #listEntries(): readonly (readonly [string, StoredCacheEntry<Value>])[] {
    return [...this.#stores()].flatMap((store) => [...store.entries()]);
  }

  *#stores(): Iterable<
    Pick<LruStore<StoredCacheEntry<Value>>, 'entries'> & { delete(key: string): unknown }
  > {
    yield this.#fetching;
    yield* this.#partitions.values();
  }
}

/** Entries per partition in a browser tab: more than an evening of browsing needs. */
const maxBrowserEntries = 200;

/** A store of a browser tab: limited by count, because a tab is closed before memory matters. */
export function createBrowserEntryStore(): LruStore<StoredCacheEntry<unknown>> {
  const entries = new Map<string, StoredCacheEntry<unknown>>();
  const put = (key: string, value: StoredCacheEntry<unknown>): void => {
    entries.delete(key);
    entries.set(key, value);
  };
  return {
    get: (key) => {
      const value = entries.get(key);
      if (value) put(key, value);
      return value;
    },
    set: (key, value) => {
      put(key, value);
      const [oldest] = entries.size > maxBrowserEntries ? entries.keys() : [];
      if (oldest !== undefined) entries.delete(oldest);
    },
    delete: (key) => void entries.delete(key),
    entries: () => entries.entries(),
  };
}

/** What a cache is made of. */
export interface SwrCacheOptions<Value> {
  readonly clock: Clock;
  readonly timer: Timer;
  /** Where the entries are, limited in size. */
  readonly store: EntryStore<Value>;
  /** Varies lifetimes by up to 5 %, so that values fetched together do not expire together (CACHE-2); without it they are exact. */
  readonly random?: Random | undefined;
  /** The values of other instances, which are looked for before a fetch. */
  readonly shared?: SharedTier<Value> | undefined;
  /** Called after each failed fetch with what is served instead. */
  readonly onFailure?: (
    request: CacheRequest<Value>,
    cause: unknown,
    served: 'good' | 'fallback' | 'nothing',
  ) => void;
}
