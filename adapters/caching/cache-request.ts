import type { CacheEntry } from '#adapters/caching/cache-entry.ts';
import type { CacheTtl } from '#adapters/shared/queries/cache-lifetimes.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A value to read through the cache. */
export interface CacheRequest<Value> {
  /** Identifies the value; a key always has the same type of value. */
  readonly key: string;
  /** The partition of the store; absent for a store of one. */
  readonly partition?: string;
  /** The lifetimes of what is fetched, unless the fetch states others. */
  readonly ttl: CacheTtl;
  /** The lifetimes of a failure; by default `ttl`. */
  readonly chooseFailureTtl?: ((cause: unknown) => CacheTtl) | undefined;
  /** What the value is made from, by which it is purged. Undefined: known after the fetch, and until then any purge discards it. */
  readonly tags?: readonly string[] | undefined;
  /** Served if the fetch fails and nothing better is cached; without it the failure is thrown. */
  readonly fallback?: { readonly value: Value } | undefined;
  /** Whether the request is stored with the value, for `refreshDue`. It takes memory that is not counted, so it may hold nothing of a client. */
  readonly isRequestStored?: boolean;
  /** Fetches the value. Rejects if it fails, with a `FetchRejectedError` if it was not begun. */
  readonly fetch: (context: FetchContext<Value>) => Promise<FetchedValue<Value>>;
  /** Why no fetch may begin now, in the background or for a reader; undefined if it may. */
  readonly findRefusal?: (isInBackground: boolean) => FetchRejectedError | undefined;
}

export interface FetchContext<Value> {
  /** Aborts when the last reader has left, or after 300 s. */
  readonly signal: AbortSignal;
  /** The value that is served if the fetch fails. */
  readonly lastGood: Value | undefined;
  /** A value is served meanwhile. */
  readonly isInBackground: boolean;
}

/** The result of a fetch. `substitute`: the value is served instead of what could not be had, as a failure. */
export interface FetchedValue<Value> {
  readonly kind: 'good' | 'negative' | 'substitute';
  readonly value: Value;
  /** By default those of the request. */
  readonly ttl?: CacheTtl | undefined;
  /** By default those of the request. */
  readonly tags?: readonly string[] | undefined;
}

/** The fetch was not begun, because too much is going on: the last good value is served, and the next read tries again. */
export class FetchRejectedError extends Error {
  override readonly name: string = 'FetchRejectedError';
}

/** A value, and where it came from. */
export interface ServedValue<Value> {
  readonly value: Value;
  /** `stale`: expired, and being fetched again or impossible to. `coalesced`: another reader had the fetch started. `shared`: another instance has fetched it. */
  readonly source: 'hit' | 'stale' | 'fetched' | 'coalesced';
  /** When the value expires; now, if a newer one is being fetched. */
  readonly expires: Instant;
  /** False for a fallback or a substitute. */
  readonly isGood: boolean;
}

/** A failed query without a cached value or fallback: the fetch failed, now or recently. */
export class CachedFailure extends Error {
  override readonly name = 'CachedFailure';
  /** The failure is cached until then, and no new fetch is started. */
  readonly retryAt: Instant;

  constructor(reason: string, retryAt: Instant, cause?: unknown) {
    super(reason, { cause });
    this.retryAt = retryAt;
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

/** What a read of an entry is served. */
export function toServedValue<Value>(
  entry: CacheEntry<Value>,
  value: Value,
  now: Instant,
): ServedValue<Value> {
  switch (entry.kind) {
    case 'success':
      return { value, source: 'hit', expires: entry.expires, isGood: true };
    case 'error':
      return entry.cached.kind === 'good'
        ? { value, source: 'stale', expires: entry.expires, isGood: true }
        : { value, source: 'hit', expires: entry.expires, isGood: false };
    case 'refreshing':
      return { value, source: 'stale', expires: now, isGood: entry.cached.kind === 'good' };
    case 'loading':
    case 'unavailable':
      return { value, source: 'stale', expires: now, isGood: true };
  }
}

/** Freezes a value deeply and returns it, so that it can be shared. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
