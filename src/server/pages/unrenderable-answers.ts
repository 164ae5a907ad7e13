import { LRUCache } from 'lru-cache';
import type { RememberingCache } from '#adapters/caching/remembering-cache.adapter.ts';
import { minute } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';

/** An answer is fetched anew for this reason at most once in so many milliseconds: most often the error is in the page itself. */
const leastIntervalMs = minute;

/** So many answers are known to have been fetched anew. */
const mostRemembered = 5000;

/**
 * Takes the keys of answers that a page could not be rendered from, and has the cache fetch them anew, so that one bad value does
 * not fail its pages for its whole lifetime.
 */
export function distrustUnrenderable(
  cache: RememberingCache,
  clock: Clock,
): (answerKeys: readonly string[]) => void {
  const distrusted = new LRUCache<string, true>({
    max: mostRemembered,
    ttl: leastIntervalMs,
    perf: clock,
    ttlResolution: 0,
  });
  return (answerKeys) => {
    const due = answerKeys.filter((key) => !distrusted.has(key));
    for (const key of due) distrusted.set(key, true);
    if (due.length > 0) cache.distrust(due);
  };
}
