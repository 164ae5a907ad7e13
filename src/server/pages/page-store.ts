import { ByteLimitedLru } from '#adapters/caching/byte-limited-lru.ts';
import { type CacheEntry, emptyEntry, purgeEntry } from '#domain/caching/cache-entry.ts';
import type { Instant } from '#domain/time/instant.ts';
import { computeSizeBytes, type RenderedPage } from '#src/server/pages/rendered-page.ts';

export type PageCacheEntry = CacheEntry<RenderedPage>;

/** The maximum size of each partition, in bytes. A flood in one partition does not evict entries of another. */
interface PageStoreLimits {
  /** Pages without a query. */
  readonly pages: number;
  /** Pages with a query: searches, filters, result pages. */
  readonly withQuery: number;
  /** Responses that are not 200: missing pages, redirects, failures. */
  readonly missing: number;
}

const mebibyte = 2 ** 20;

export const defaultPageStoreLimits: PageStoreLimits = {
  pages: 64 * mebibyte,
  withQuery: 16 * mebibyte,
  missing: 4 * mebibyte,
};

/** The maximum number of entries in the partition `missing`. */
const maxMissing = 2000;

/** The size of the addresses with a query that are known to have been requested once: some ten thousand. */
const maxRequestedOnceBytes = 4 * mebibyte;

/**
 * Stores rendered pages in LRU partitions; pages that are being rendered are never evicted. A page with a query is stored only from
 * its second rendering on, so that one-off searches take no space.
 */
export class PageLruStore {
  readonly #rendering = new Map<string, PageCacheEntry>();
  readonly #partitions: Readonly<Record<keyof PageStoreLimits, ByteLimitedLru<PageCacheEntry>>>;
  readonly #requestedOnce = new ByteLimitedLru<true>({
    maxBytes: maxRequestedOnceBytes,
    sizeOf: () => 0,
  });

  constructor({ pages, withQuery, missing }: PageStoreLimits = defaultPageStoreLimits) {
    this.#partitions = {
      pages: createPartition(pages),
      withQuery: createPartition(withQuery),
      missing: createPartition(missing, maxMissing),
    };
  }

  entry(key: string): PageCacheEntry {
    const { pages, withQuery, missing } = this.#partitions;
    return (
      this.#rendering.get(key) ??
      (hasQuery(key) ? withQuery : pages).get(key) ??
      (missing.size > 0 ? missing.get(key) : undefined) ??
      emptyEntry
    );
  }

  put(key: string, entry: PageCacheEntry): void {
    this.#rendering.delete(key);
    for (const partition of Object.values(this.#partitions)) partition.delete(key);
    switch (entry.kind) {
      case 'unavailable':
        return;
      case 'loading':
      case 'refreshing':
        this.#rendering.set(key, entry);
        return;
      case 'success':
      case 'error':
        if (entry.cached.kind !== 'nothing') this.#store(key, entry, entry.cached.value);
    }
  }

  /** Purges the pages rendered from certain cache entries. */
  purge(isAffected: (answerKey: string) => boolean, how: 'soft' | 'hard', now: Instant): void {
    for (const entries of [this.#rendering, ...Object.values(this.#partitions)]) {
      const affected = [...entries.entries()].filter(([, entry]) => dependsOn(entry, isAffected));
      for (const [key, entry] of affected) this.put(key, purgeEntry(entry, how, now));
    }
  }

  /** The number of stored pages, and their size in bytes. */
  get stats(): { readonly pages: number; readonly bytes: number } {
    const partitions = Object.values(this.#partitions);
    const sum = (numbers: readonly number[]) => numbers.reduce((left, right) => left + right, 0);
    return {
      pages: sum(partitions.map(({ size }) => size)),
      bytes: sum(partitions.map(({ calculatedSize }) => calculatedSize)),
    };
  }

  #store(key: string, entry: PageCacheEntry, { status }: RenderedPage): void {
    if (status !== 200) this.#partitions.missing.set(key, entry);
    else if (!hasQuery(key)) this.#partitions.pages.set(key, entry);
    else if (this.#requestedOnce.has(key)) this.#partitions.withQuery.set(key, entry);
    else this.#requestedOnce.set(key, true);
  }
}

function hasQuery(key: string): boolean {
  return key.includes('?');
}

/** Whether an entry depends on an affected cache entry. A page that is still being rendered may depend on any. */
function dependsOn(entry: PageCacheEntry, isAffected: (answerKey: string) => boolean): boolean {
  if (!('cached' in entry)) return true;
  return entry.cached.kind !== 'nothing' && entry.cached.value.cacheKeys.some(isAffected);
}

function createPartition(bytes: number, maxEntries?: number): ByteLimitedLru<PageCacheEntry> {
  return new ByteLimitedLru({
    maxBytes: bytes,
    ...(maxEntries === undefined ? {} : { max: maxEntries }),
    sizeOf: (entry) =>
      'cached' in entry && entry.cached.kind !== 'nothing' ? computeSizeBytes(entry.cached.value) : 1024,
  });
}
