import { LRUCache } from 'lru-cache';
import type { CacheEntry } from '#domain/caching/cache-entry.ts';
import type { CachePartition } from '#domain/caching/partitions.ts';

export interface StoredEntry {
  readonly entry: CacheEntry<unknown>;
  readonly partition: CachePartition;
  /** The value is negative (not found). */
  readonly isNegative: boolean;
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

/** Size limits in bytes of JSON. */
type PartitionBytes = Readonly<Record<CachePartition, number>>;

const mebibyte = 2 ** 20;

const defaultMaxBytes: PartitionBytes = {
  global: 8 * mebibyte,
  pages: 64 * mebibyte,
  banners: 8 * mebibyte,
  organizers: 4 * mebibyte,
  education: 4 * mebibyte,
  redirects: 4 * mebibyte,
  search: 32 * mebibyte,
  facets: 8 * mebibyte,
};

/** The limit of entries without a value; they have no size, so they are counted. */
const maxWithoutValue = 2000;

/** The minimum size of an entry. */
const minEntryBytes = 512;

/** The stores of a server, which runs long and serves all visitors: limited by bytes per partition. */
export function createByteLimitedPartitions(maxBytes: Partial<PartitionBytes> = {}): PartitionStoreFactory {
  return {
    partition: (name) =>
      createStore({ maxSize: maxBytes[name] ?? defaultMaxBytes[name], sizeCalculation: entrySize }),
    withoutValue: () => createStore({ max: maxWithoutValue }),
  };
}

function createStore(bounds: ConstructorParameters<typeof LRUCache<string, StoredEntry>>[0]): LruStore {
  const entries = new LRUCache<string, StoredEntry>(bounds);
  return {
    get: (key) => entries.get(key),
    set: (key, stored) => void entries.set(key, stored),
    delete: (key) => void entries.delete(key),
    entries: () => entries.entries(),
  };
}

function entrySize({ entry }: StoredEntry, key: string): number {
  return key.length + valueSize(entry);
}

function valueSize(entry: CacheEntry<unknown>): number {
  const value = 'cached' in entry && 'value' in entry.cached ? entry.cached.value : undefined;
  return Math.max(minEntryBytes, JSON.stringify(value)?.length ?? 0);
}
