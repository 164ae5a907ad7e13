import { ByteLimitedLru } from '#adapters/caching/byte-limited-lru.ts';
import type { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import type { PurgeableCache } from '#adapters/http-server/caches.ts';
import { minuteMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { SharedCache } from '#ports/shared-cache.port.ts';

/** The minimum interval between two invalidations of one entry: usually the error is in the page itself. */
const minIntervalMs = minuteMs;

const maxInvalidatedBytes = 2 * 1024 * 1024;

interface UnrenderableDataDependencies {
  readonly dataCache: DataCache;
  readonly shared: SharedCache;
  /** The caches of what is made from the same data. */
  readonly caches: readonly PurgeableCache[];
  readonly clock: Clock;
}

/**
 * Creates a function that invalidates the cache entries a page could not be rendered from, so that one bad value does not break its
 * pages for its whole lifetime. The shared cache drops them; the local cache may still serve them stale if the fetch fails.
 */
export function createUnrenderableDataInvalidator({
  dataCache,
  shared,
  caches,
  clock,
}: UnrenderableDataDependencies): (answerKeys: readonly string[]) => void {
  const recentlyInvalidated = new ByteLimitedLru<true>({
    maxBytes: maxInvalidatedBytes,
    sizeOf: () => 0,
    ttl: minIntervalMs,
    perf: clock,
    ttlResolution: 0,
  });
  return (answerKeys) => {
    const due = new Set(answerKeys.filter((key) => !recentlyInvalidated.has(key)));
    if (due.size === 0) return;
    const isDue = (key: string) => due.has(key);
    dataCache.invalidate(isDue);
    for (const cache of caches) cache.purge(isDue, 'hard');
    for (const key of due) {
      recentlyInvalidated.set(key, true);
      shared.delete(key);
    }
  };
}
