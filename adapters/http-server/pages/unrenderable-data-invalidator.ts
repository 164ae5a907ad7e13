import type { Container } from 'inversify';
import { ByteLimitedLru } from '#adapters/caching/byte-limited-lru.ts';
import { DataCacheToken } from '#adapters/caching/data-cache.token.ts';
import type { PurgeableCache } from '#adapters/http-server/purgeable-cache.ts';
import { minuteMs } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';

/** The minimum interval between two invalidations of one entry: usually the error is in the page itself. */
const minIntervalMs = minuteMs;

const maxInvalidatedBytes = 2 * 1024 * 1024;

/**
 * Creates a function that invalidates the answers that a page could not be rendered from, so that one bad value does not break its pages for
 * its whole lifetime. The shared cache drops them; the data cache may still serve them stale if the fetch fails. What was made from them is
 * purged. It does nothing without a data cache.
 */
export function createUnrenderableDataInvalidator(
  world: Container,
  caches: readonly PurgeableCache[],
): (answerKeys: readonly string[]) => void {
  if (!world.isBound(DataCacheToken)) return () => {};
  const dataCache = world.get(DataCacheToken);
  const shared = world.get(SharedCache);
  const recentlyInvalidated = new ByteLimitedLru<true>({
    maxBytes: maxInvalidatedBytes,
    sizeOf: () => 0,
    ttl: minIntervalMs,
    perf: world.get(Clock),
    ttlResolution: 0,
  });
  return (answerKeys) => {
    const due = new Set(answerKeys.filter((key) => !recentlyInvalidated.has(key)));
    if (due.size === 0) return;
    const isDue = (key: string) => due.has(key);
    dataCache.invalidate(isDue);
    for (const cache of caches) if (cache !== dataCache) cache.purge(isDue, 'hard');
    for (const key of due) {
      recentlyInvalidated.set(key, true);
      shared.delete(key);
    }
  };
}
