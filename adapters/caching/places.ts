import type { CacheEntry } from '#domain/caching/cache-entry.ts';
import type { CachePartition } from '#domain/caching/partitions.ts';

export interface Stored {
  readonly entry: CacheEntry<unknown>;
  readonly partition: CachePartition;
  /** The answer is that there is nothing. */
  readonly isNegative: boolean;
}

/** Where entries lie while there is room; what was used longest ago goes first. */
export interface Place<Value = Stored> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  entries(): Iterable<readonly [string, Value]>;
}

/** The room there is: a place for each partition, and one for entries without a value of their own. */
export interface Places {
  partition(name: CachePartition): Place;
  withoutValue(): Place;
}

/** So many answers a partition holds in a visitor's tab: more than an evening of browsing. */
const answersInATab = 200;

/** The room of a tab, counted and not weighed: it is closed before weight matters. */
export const placesOfATab: Places = {
  partition: () => countedPlace(answersInATab),
  withoutValue: () => countedPlace(answersInATab),
};

/** A place with room for so many. */
export function countedPlace<Value>(most: number): Place<Value> {
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
