import type { LruStore, PartitionStores, StoredEntry } from '#adapters/caching/partition-stores.ts';
import { type CacheEntry, emptyEntry } from '#domain/caching/cache-entry.ts';
import { type CachePartition, cachePartitions } from '#domain/caching/partitions.ts';

/** Where entries are kept: those with a flight in the air safely, the others as long as there is room. */
export class EntryStore {
  readonly #inTheAir = new Map<string, StoredEntry>();
  readonly #partitions: ReadonlyMap<CachePartition, LruStore>;
  readonly #withoutValue: LruStore;

  constructor(places: PartitionStores) {
    this.#partitions = new Map(cachePartitions.map((name) => [name, places.partition(name)]));
    this.#withoutValue = places.withoutValue();
  }

  entry(key: string, partition: CachePartition): CacheEntry<unknown> {
    return this.#stored(key, partition)?.entry ?? emptyEntry;
  }

  put(key: string, stored: StoredEntry): void {
    this.#remove(key, stored.partition);
    this.#placeFor(stored)?.set(key, stored);
  }

  /** Replaces the entries of the keys that match. */
  update(
    matches: (key: string) => boolean,
    change: (entry: CacheEntry<unknown>) => CacheEntry<unknown>,
  ): void {
    for (const place of [this.#inTheAir, ...this.#partitions.values(), this.#withoutValue]) {
      for (const [key, stored] of [...place.entries()].filter(([name]) => matches(name))) {
        this.put(key, { ...stored, entry: change(stored.entry) });
      }
    }
  }

  /** How many entries are in which state. */
  get states(): Readonly<Partial<Record<CacheEntry<unknown>['kind'], number>>> {
    const places = [this.#inTheAir, ...this.#partitions.values(), this.#withoutValue];
    const kinds = places.flatMap((place) => [...place.entries()].map(([, { entry }]) => entry.kind));
    return Object.fromEntries(
      [...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]),
    );
  }

  #stored(key: string, partition: CachePartition): StoredEntry | undefined {
    return (
      this.#inTheAir.get(key) ?? this.#partitions.get(partition)?.get(key) ?? this.#withoutValue.get(key)
    );
  }

  #remove(key: string, partition: CachePartition): void {
    this.#inTheAir.delete(key);
    this.#partitions.get(partition)?.delete(key);
    this.#withoutValue.delete(key);
  }

  #placeFor({ entry, partition, isNegative }: StoredEntry): LruStore | undefined {
    switch (entry.kind) {
      case 'unavailable':
        return undefined;
      case 'loading':
      case 'refreshing':
        return this.#inTheAir;
      case 'success':
      case 'error':
        return isNegative || entry.cached.kind === 'nothing'
          ? this.#withoutValue
          : this.#partitions.get(partition);
    }
  }
}

/** The value itself, with everything in it frozen, so that it can be shared. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
