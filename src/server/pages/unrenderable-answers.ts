import { LRUCache } from 'lru-cache';
import type { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { invalidateEntry } from '#domain/caching/cache-entry.ts';
import { minute } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { SharedCache } from '#ports/shared-cache.port.ts';

/** An answer is fetched anew for this reason at most once in so many milliseconds: most often the error is in the page itself. */
const leastIntervalMs = minute;

/** So many answers are known to have been fetched anew. */
const mostRemembered = 5000;

/**
 * Takes the keys of answers that a page could not be rendered from: they are fetched anew before they are given again, so that
 * one bad value does not fail its pages for its whole lifetime. The shared tier drops them; here they still stand in where
 * fetching fails.
 */
export function invalidateUnrenderable(
  cache: DataCache,
  shared: SharedCache,
  clock: Clock,
): (answerKeys: readonly string[]) => void {
  const distrusted = new LRUCache<string, true>({
    max: mostRemembered,
    ttl: leastIntervalMs,
    perf: clock,
    ttlResolution: 0,
  });
  return (answerKeys) => {
    const due = new Set(answerKeys.filter((key) => !distrusted.has(key)));
    if (due.size === 0) return;
    const now = clock.now();
    cache.update(
      (key) => due.has(key),
      (entry) => invalidateEntry(entry, now),
    );
    for (const key of due) {
      distrusted.set(key, true);
      shared.drop(key);
    }
  };
}
