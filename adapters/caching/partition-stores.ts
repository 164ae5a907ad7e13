import { LRUCache } from 'lru-cache';
import type { CacheEntry } from '#domain/caching/cache-entry.ts';
import type { CachePartition } from '#domain/caching/partitions.ts';

export interface StoredEntry {
  readonly entry: CacheEntry<unknown>;
  readonly partition: CachePartition;
  /** The answer is that there is nothing. */
  readonly isNegative: boolean;
}

/** Where entries lie while there is room; what was used longest ago goes first. */
export interface LruStore<Value = StoredEntry> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  entries(): Iterable<readonly [string, Value]>;
}

/** The room there is: a place for each partition, and one for entries without a value of their own. */
export interface PartitionStores {
  partition(name: CachePartition): LruStore;
  withoutValue(): LruStore;
}

/** So many answers a partition holds in a visitor's tab: more than an evening of browsing. */
const answersInATab = 200;

/** The room of a tab, counted and not weighed: it is closed before weight matters. */
export const browserPartitions: PartitionStores = {
  partition: () => lruByCount(answersInATab),
  withoutValue: () => lruByCount(answersInATab),
};

/** A place with room for so many. */
export function lruByCount<Value>(most: number): LruStore<Value> {
  const kept = new Map<string, Value>();
  const put = (key: string, value: Value): void => {
    kept.delete(key);
    kept.set(key, value);
  };
  return {
    get: (key) => {
      const value = kept.get(key);
      if (value) put(key, value);
      return value;
    },
    set: (key, value) => {
      put(key, value);
      const [oldest] = kept.size > most ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
    },
    delete: (key) => void kept.delete(key),
    entries: () => kept.entries(),
  };
}

/** In bytes of JSON. */
type Room = Readonly<Record<CachePartition, number>>;

const mebibyte = 2 ** 20;

const defaultRoom: Room = {
  global: 8 * mebibyte,
  pages: 64 * mebibyte,
  banners: 8 * mebibyte,
  organizers: 4 * mebibyte,
  education: 4 * mebibyte,
  redirects: 4 * mebibyte,
  search: 32 * mebibyte,
  facets: 8 * mebibyte,
};

/** Entries without a value of their own are counted: nothing weighs nothing, and would never be pushed out. */
const mostWithoutValue = 2000;

/** No entry weighs less, however little is in it. */
const leastBytes = 512;

/** The room of a server, which lives long and is asked by everyone: bounded by weight, partition by partition. */
export function partitionsByBytes(room: Partial<Room> = {}): PartitionStores {
  return {
    partition: (name) => asPlace({ maxSize: room[name] ?? defaultRoom[name], sizeCalculation: weightOf }),
    withoutValue: () => asPlace({ max: mostWithoutValue }),
  };
}

function asPlace(bounds: ConstructorParameters<typeof LRUCache<string, StoredEntry>>[0]): LruStore {
  const kept = new LRUCache<string, StoredEntry>(bounds);
  return {
    get: (key) => kept.get(key),
    set: (key, stored) => void kept.set(key, stored),
    delete: (key) => void kept.delete(key),
    entries: () => kept.entries(),
  };
}

function weightOf({ entry }: StoredEntry, key: string): number {
  return key.length + bytesOf(entry);
}

function bytesOf(entry: CacheEntry<unknown>): number {
  const kept = 'cached' in entry && 'value' in entry.cached ? entry.cached.value : undefined;
  return Math.max(leastBytes, JSON.stringify(kept)?.length ?? 0);
}
