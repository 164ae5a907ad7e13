import type { CacheEntry } from '#domain/caching/cache-entry.ts';
import type { Instant } from '#domain/time/instant.ts';

/** One answer as it was given. */
export interface CacheRead {
  readonly key: string;
  /** Until then it is as good as new; now, where a newer one is on its way. */
  readonly expires: Instant;
  /** It is what was asked for, and neither a fallback nor nothing at all. */
  readonly isGood: boolean;
}

/** What was given from an entry just now. */
export function toCacheRead(key: string, entry: CacheEntry<unknown>, now: Instant): CacheRead {
  switch (entry.kind) {
    case 'success':
      return { key, expires: entry.expires, isGood: true };
    case 'error':
      return { key, expires: entry.expires, isGood: entry.cached.kind === 'good' };
    case 'refreshing':
      return { key, expires: now, isGood: entry.cached.kind === 'good' };
    case 'loading':
    case 'unavailable':
      return { key, expires: now, isGood: true };
  }
}

/** Waits for something others wait for too: giving up ends one's own waiting and nothing else. */
export function joinFetch<Value>(awaited: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return awaited;
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    awaited.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
