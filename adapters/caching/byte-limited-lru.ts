import { LRUCache, type Perf } from 'lru-cache';
import { findCachedValue } from '#adapters/caching/cache-entry.ts';
import type { LruStore, StoredCacheEntry } from '#adapters/caching/entry-store.ts';
import type { CachePartition } from '#adapters/shared/queries/query-definition.ts';

type Options<Value extends object | string | boolean | number, Context> = Omit<
  LRUCache.Options<string, Value, Context>,
  'maxSize' | 'sizeCalculation' | 'maxEntrySize'
> & {
  /** The limit of all keys and values together. A value that exceeds it alone is not stored. */
  readonly maxBytes: number;
  /** The bytes of a value; those of the key are added. */
  readonly sizeOf: (value: Value) => number;
};

/** What an entry takes in the lists of the cache, besides key and value. */
const entryBytes = 200;

/**
 * An LRU cache that is limited in bytes of keys and values. Every cache on the server is one, because clients choose keys and, with them,
 * values: a number of entries bounds no memory (reliability C25).
 */
export class ByteLimitedLru<
  Value extends object | string | boolean | number,
  Context = unknown,
> extends LRUCache<string, Value, Context> {
  constructor({ maxBytes, sizeOf, perf, ...options }: Options<Value, Context>) {
    super({
      ...options,
      ...(perf && { perf: countElapsed(perf) }),
      maxSize: maxBytes,
      sizeCalculation: (value, key) => entryBytes + computeTextBytes(key) + sizeOf(value),
    });
  }

  override set(
    key: string,
    value: Value | undefined,
    options?: LRUCache.SetOptions<string, Value, Context>,
  ): this {
    return super.set(this.has(key) ? key : copyTextInMemory(key), value, options);
  }
}

/** The time that has passed by a clock. Setting it back takes nothing away, so that no entry lives longer by it. */
function countElapsed(clock: Perf): Perf {
  let [elapsedMs, lastMs] = [1, clock.now()];
  return {
    now: () => {
      const now = clock.now();
      elapsedMs += Math.max(0, now - lastMs);
      lastMs = now;
      return elapsedMs;
    },
  };
}

/** The bytes of a text in memory, at most. */
export function computeTextBytes(text: string): number {
  return 2 * text.length;
}

/** Copies a text. A part of a long text (`slice`) keeps the whole in memory, for example a path that of its whole request target. */
export function copyTextInMemory(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}

/**
 * Copies bytes into memory of their size. What zlib returns is part of a chunk of 16 kB, a small buffer part of Node's pool of 8 kB, and
 * each keeps the whole in memory.
 */
export function copyToOwnBuffer(part: Buffer): Buffer {
  if (part.byteLength === part.buffer.byteLength) return part;
  const copy = Buffer.allocUnsafeSlow(part.byteLength);
  part.copy(copy);
  return copy;
}

/** Size limits in bytes of memory. */
type PartitionBytes = Readonly<Record<CachePartition, number>>;

export const mebibyte = 2 ** 20;

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
