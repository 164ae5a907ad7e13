import { ByteLimitedLru, computeTextBytes } from '#adapters/caching/byte-limited-lru.ts';
import { findCachedValue } from '#adapters/caching/cache-entry.ts';
import type { LruStore, StoredCacheEntry } from '#adapters/caching/entry-store.ts';
import type { CachePartition } from '#adapters/shared/queries/query-definition.ts';

/** Size limits in bytes of memory. */
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

/** The limit of entries without a value: some two thousand. */
const maxWithoutValueBytes = 4 * mebibyte;

/** The size of an entry without a value, and the minimum of others: its state, and the cause of a failure. */
const minEntryBytes = 2048;

/** The stores of a server, which runs long and serves all visitors: limited by bytes per partition. */
export function createServerEntryStores(
  maxBytes: Partial<PartitionBytes> = {},
): (partition: CachePartition | 'withoutValue') => LruStore<StoredCacheEntry<unknown>> {
  const limits = { ...defaultMaxBytes, withoutValue: maxWithoutValueBytes, ...maxBytes };
  return (partition) =>
    new ByteLimitedLru<StoredCacheEntry<unknown>>({ maxBytes: limits[partition], sizeOf: computeEntryBytes });
}

/** A value takes some 1.7 times its JSON in memory (measured with the pages of concerts). */
function computeEntryBytes({ entry }: StoredCacheEntry<unknown>): number {
  return Math.max(minEntryBytes, computeTextBytes(JSON.stringify(findCachedValue(entry)) ?? ''));
}
