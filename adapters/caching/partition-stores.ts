import type { CacheEntry } from '#domain/caching/cache-entry.ts';
import type { CachePartition } from '#domain/caching/partitions.ts';

export interface StoredEntry {
  readonly entry: CacheEntry<unknown>;
  readonly partition: CachePartition;
  /** The value is negative (not found). */
  readonly isNegative: boolean;
  /** Fetches the value again if it is due; absent if it was never fetched. */
  readonly refresh?: () => void;
}

/** A size-limited store that evicts the least recently used entry. */
export interface LruStore<Value = StoredEntry> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  entries(): Iterable<readonly [string, Value]>;
}

/** Creates the stores: one per partition, and one for entries without a value. */
export interface PartitionStoreFactory {
  partition(name: CachePartition): LruStore;
  withoutValue(): LruStore;
}

/** Entries per partition in a browser tab: more than an evening of browsing needs. */
const maxBrowserEntries = 200;

/** The stores of a browser tab, limited by count, because a tab is closed before memory matters. */
export const browserPartitions: PartitionStoreFactory = {
  partition: () => createLruStore(maxBrowserEntries),
  withoutValue: () => createLruStore(maxBrowserEntries),
};

/** A store limited by number of entries. */
export function createLruStore<Value>(maxEntries: number): LruStore<Value> {
  const entries = new Map<string, Value>();
  const put = (key: string, value: Value): void => {
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
      const [oldest] = entries.size > maxEntries ? entries.keys() : [];
      if (oldest !== undefined) entries.delete(oldest);
    },
    delete: (key) => void entries.delete(key),
    entries: () => entries.entries(),
  };
}
