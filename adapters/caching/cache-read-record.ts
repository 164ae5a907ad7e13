import type { CacheEntry } from '#domain/caching/cache-entry.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A read of the data cache. */
export interface CacheReadRecord {
  readonly key: string;
  /** When the value expires; now, if a newer one is being fetched. */
  readonly expires: Instant;
  /** False for a fallback or a failure. */
  readonly isGood: boolean;
}

/** Describes what a read of an entry returned. */
export function toCacheReadRecord(key: string, entry: CacheEntry<unknown>, now: Instant): CacheReadRecord {
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
export function awaitWithSignal<Value>(
  pending: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  if (!signal) return pending;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    pending.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
