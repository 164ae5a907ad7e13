import type { LruStore, PartitionStoreFactory, StoredEntry } from '#adapters/caching/partition-stores.ts';
import { type CacheEntry, emptyEntry } from '#domain/caching/cache-entry.ts';
import { type CachePartition, cachePartitionNames } from '#domain/caching/partitions.ts';

/** Stores cache entries: those being fetched are never evicted, others are limited by partition. */
export class EntryStore {
  readonly #fetching = new Map<string, StoredEntry>();
  readonly #partitions: ReadonlyMap<CachePartition, LruStore>;
  readonly #withoutValue: LruStore;

  constructor(stores: PartitionStoreFactory) {
    this.#partitions = new Map(cachePartitionNames.map((name) => [name, stores.partition(name)]));
    this.#withoutValue = stores.withoutValue();
  }

  entry(key: string, partition: CachePartition): CacheEntry<unknown> {
    return this.#stored(key, partition)?.entry ?? emptyEntry;
  }

  put(key: string, stored: StoredEntry): void {
    this.#remove(key, stored.partition);
    this.#storeFor(stored)?.set(key, stored);
  }

  /** Replaces the entries of matching keys. */
  update(
    matches: (key: string) => boolean,
    change: (entry: CacheEntry<unknown>) => CacheEntry<unknown>,
  ): void {
    for (const store of [this.#fetching, ...this.#partitions.values(), this.#withoutValue]) {
      for (const [key, stored] of [...store.entries()].filter(([name]) => matches(name))) {
        this.put(key, { ...stored, entry: change(stored.entry) });
      }
    }
  }

  /** The number of entries by state. */
  get states(): Readonly<Partial<Record<CacheEntry<unknown>['kind'], number>>> {
    const stores = [this.#fetching, ...this.#partitions.values(), this.#withoutValue];
    const kinds = stores.flatMap((store) => [...store.entries()].map(([, { entry }]) => entry.kind));
    return Object.fromEntries(
      [...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]),
    );
  }

  /** What is stored under a key in any partition. */
  find(key: string): StoredEntry | undefined {
    for (const partition of this.#partitions.keys()) {
      const stored = this.#stored(key, partition);
      if (stored) return stored;
    }
    return undefined;
  }

  #stored(key: string, partition: CachePartition): StoredEntry | undefined {
    return (
      this.#fetching.get(key) ?? this.#partitions.get(partition)?.get(key) ?? this.#withoutValue.get(key)
    );
  }

  #remove(key: string, partition: CachePartition): void {
    this.#fetching.delete(key);
    this.#partitions.get(partition)?.delete(key);
    this.#withoutValue.delete(key);
  }

  #storeFor({ entry, partition, isNegative }: StoredEntry): LruStore | undefined {
    switch (entry.kind) {
      case 'unavailable':
        return undefined;
      case 'loading':
      case 'refreshing':
        return this.#fetching;
      case 'success':
      case 'error':
        return isNegative || entry.cached.kind === 'nothing'
          ? this.#withoutValue
          : this.#partitions.get(partition);
    }
  }
}

/** Freezes a value deeply and returns it, so that it can be shared. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
