import { ByteLimitedLru } from '#adapters/caching/byte-limited-lru.ts';
import type { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import type { AnswerCache } from '#adapters/http-server/gateway/answer-cache.ts';
import { minuteMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { SharedCache } from '#ports/shared-cache.port.ts';

/** The minimum interval between two invalidations of one entry: usually the error is in the page itself. */
const minIntervalMs = minuteMs;

const maxInvalidatedBytes = 2 * 1024 * 1024;

interface UnrenderableDataDependencies {
  readonly cache: DataCache;
  readonly shared: SharedCache;
  /** The answers of the gateway, which contain the same data. */
  readonly answerCache: AnswerCache;
  readonly clock: Clock;
}

/**
 * Creates a function that invalidates the cache entries a page could not be rendered from, so that one bad value does not break its
 * pages for its whole lifetime. The shared cache drops them; the local cache may still serve them stale if the fetch fails.
 */
export function createUnrenderableDataInvalidator({
  cache,
  shared,
  answerCache,
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
    cache.invalidate(isDue);
    answerCache.purge(isDue);
    for (const key of due) {
      recentlyInvalidated.set(key, true);
      shared.delete(key);
    }
  };
}
