import { ByteLimitedLru, computeTextBytes } from '#adapters/caching/byte-limited-lru.ts';
import { EntryStore, type StoredCacheEntry } from '#adapters/caching/entry-store.ts';
import type { SwrCacheOptions } from '#adapters/caching/swr-cache-options.ts';
import { SwrCache } from '#adapters/caching/swr-cache.ts';
import { findCachedValue } from '#domain/caching/cache-entry.ts';

interface ByteLimitedCacheOptions<Value> extends Pick<
  SwrCacheOptions<Value>,
  'clock' | 'timer' | 'onFailure'
> {
  /** The limit of all keys, tags and values together. */
  readonly maxBytes: number;
  /** The bytes of a value. */
  readonly sizeOf: (value: Value) => number;
}

/** A cache of one partition that is limited in bytes. */
export function createByteLimitedCache<Value>({
  maxBytes,
  sizeOf,
  ...options
}: ByteLimitedCacheOptions<Value>): SwrCache<Value> {
  const values = new ByteLimitedLru<StoredCacheEntry<Value>>({
    maxBytes,
    sizeOf: ({ entry, tags }) => {
      const value = findCachedValue(entry);
      return tags.reduce((sum, tag) => sum + computeTextBytes(tag), value === undefined ? 0 : sizeOf(value));
    },
  });
  const store = new EntryStore<Value>({ partitions: { values }, choosePartition: () => 'values' });
  return new SwrCache({ ...options, store });
}
