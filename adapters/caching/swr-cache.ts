import {
  type CacheEntry,
  type FetchNumber,
  type FetchResult,
  findServableValue,
  invalidateCacheEntry,
  purgeCacheEntry,
  readCacheEntry,
  settleFetch,
} from '#adapters/caching/cache-entry.ts';
import {
  awaitWithSignal,
  CachedFailure,
  type CacheRequest,
  type FetchedValue,
  FetchRejectedError,
  type ServedValue,
  toServedValue,
} from '#adapters/caching/cache-request.ts';
import type { EntryStore, SwrCacheOptions } from '#adapters/caching/entry-store.ts';
import {
  maxPendingFetchSeconds,
  type CacheTtl,
  computeLeastVariedLifetimeSeconds,
  computeFailureTtlSeconds,
  lifetimeVariation,
  uncachedTtl,
} from '#adapters/shared/queries/cache-lifetimes.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import { type Instant, secondMs } from '#domain/time/instant.ts';

/** A fetch in progress. */
interface Fetching {
  readonly fetchId: FetchNumber;
  readonly abort: AbortController;
  /** A value is served meanwhile. */
  readonly isInBackground: boolean;
}

interface PendingFetch<Value> extends Fetching {
  readonly served: Promise<ServedValue<Value>>;
  /** How many readers wait; one that cannot abort waits to the end. */
  readers: number;
}

/**
 * The one cache (CACHE-1 to CACHE-6): the state machine of `cache-entry.ts` with a store, a clock, one fetch per key, and values that
 * other instances share. In HTTP's words: max-age, stale-while-revalidate and stale-if-error, with tags to purge by.
 */
export class SwrCache<Value> {
  readonly #options: SwrCacheOptions<Value>;
  readonly #store: EntryStore<Value>;
  readonly #pending = new Map<string, PendingFetch<Value>>();
  #fetchCount: FetchNumber = 0;

  constructor(options: SwrCacheOptions<Value>) {
    this.#options = options;
    this.#store = options.store;
  }

  /** The current time of the cache's clock. */
  now(): Instant {
    return this.#options.clock.now();
  }

  /** The number of entries by state, for metrics. */
  get states(): EntryStore<Value>['states'] {
    return this.#store.states;
  }

  /** The value, if one may be served now. If it has expired, it is fetched again in the background, by the request that `createRequest` makes. */
  peek(key: string, createRequest: () => CacheRequest<Value>): ServedValue<Value> | undefined {
    const { entry, reply, starts } = this.#readCacheEntry(key);
    if (reply.kind !== 'value') return undefined;
    const request = starts ? createRequest() : undefined;
    if (request && !request.findRefusal?.(true)) this.#start(request, entry, true);
    return toServedValue(entry, reply.value, this.now());
  }

  /**
   * The cached value, or a fetched one, which concurrent readers share. Rejects as the fetch does, with a CachedFailure if the failure is
   * cached, and on an abort with the signal's reason.
   */
  async read(request: CacheRequest<Value>, signal?: AbortSignal): Promise<ServedValue<Value>> {
    signal?.throwIfAborted();
    const { key } = request;
    const served = this.peek(key, () => request);
    if (served) return served;
    const { entry, reply, starts } = this.#readCacheEntry(key);
    if (reply.kind === 'failure') throw this.#toCachedFailure(key, reply.reason);
    if (!starts) return { ...(await this.#wait(key, signal)), source: 'coalesced' };
    const refusal = request.findRefusal?.(false);
    if (refusal) return this.#serveStale(entry, refusal);
    this.#start(request, entry, false);
    return this.#wait(key, signal);
  }

  /** Fetches again what is expired, or has reached the least of its varied lifetime (CACHE-2), if its request was stored; waits for all of it. */
  async refreshDue(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.#store.find(key)?.refresh?.();
    await Promise.allSettled(keys.map((key) => Promise.resolve(this.#pending.get(key)?.served)));
  }

  /**
   * Purges the values that are made from certain tags. `soft`: they are served once more while new ones are fetched; `hard`: they are
   * removed. A value that is being fetched is discarded, also if what it is made from is not known yet.
   */
  purge(isAffected: (tag: string) => boolean, mode: 'soft' | 'hard'): void {
    this.#store.change(isAffected, this.now(), (entry, now) => purgeCacheEntry(entry, mode, now));
  }

  /** The values made from certain tags proved unusable: the next read waits for a new one, and they are served only if that fails. */
  invalidate(isAffected: (tag: string) => boolean): void {
    this.#store.change(isAffected, this.now(), invalidateCacheEntry);
  }

  /** Drops a fetch whose last reader has left, so that the next reader starts another one. */
  #drop(key: string, { fetchId, abort }: PendingFetch<Value>): void {
    const stored = this.#store.find(key);
    const now = this.now();
    if (stored) {
      const entry = settleFetch(stored.entry, fetchId, { kind: 'dropped' }, now, uncachedTtl);
      this.#store.put(key, { ...stored, entry });
    }
    if (this.#pending.get(key)?.fetchId === fetchId) this.#pending.delete(key);
    abort.abort(new FetchRejectedError('The last reader has left'));
  }

  #readCacheEntry(key: string): ReturnType<typeof readCacheEntry<Value>> {
    return readCacheEntry(this.#store.entry(key), this.now(), this.#fetchCount + 1);
  }

  #toRefresh(request: CacheRequest<Value>): (() => void) | undefined {
    if (!request.isRequestStored) return undefined;
    return () => {
      const [stored, now] = [this.#store.entry(request.key), this.now()];
      const isDue =
        stored.kind === 'success' &&
        (now - stored.since) / secondMs >= computeLeastVariedLifetimeSeconds(request.ttl);
      const due = isDue ? { ...stored, expires: now } : stored;
      const { entry, starts } = readCacheEntry(due, now, this.#fetchCount + 1);
      if (starts) this.#start(request, entry, true);
    };
  }

  /** Waits for the fetch of a key. When the last reader has left, the fetch is aborted, unless it replaces a value. */
  async #wait(key: string, signal: AbortSignal | undefined): Promise<ServedValue<Value>> {
    const pending = this.#pending.get(key);
    if (!pending) throw new Error('A loading entry has no pending fetch');
    pending.readers += 1;
    try {
      return await awaitWithSignal(pending.served, signal);
    } catch (cause) {
      if (signal?.aborted) {
        pending.readers -= 1;
        if (pending.readers === 0) this.#drop(key, pending);
      }
      throw cause;
    }
  }

  #start(request: CacheRequest<Value>, entry: CacheEntry<Value>, isInBackground: boolean): void {
    const { key, partition = '', tags } = request;
    this.#fetchCount += 1;
    const fetchId = this.#fetchCount;
    const stored = this.#store.find(key);
    this.#store.put(key, {
      entry,
      partition,
      isNegative: false,
      tags: entry.kind === 'refreshing' ? (stored?.tags ?? []) : (tags ?? []),
      mayDependOnAny: tags === undefined,
      refresh: this.#toRefresh(request),
    });
    const fetching: Fetching = { fetchId, abort: new AbortController(), isInBackground };
    const served = this.#fetchWithTimeout(request, fetching);
    served.catch(() => {}); // Readers that wait receive the error; a background refresh has none.
    const readers = isInBackground ? Number.POSITIVE_INFINITY : 0;
    this.#pending.set(key, { ...fetching, served, readers });
  }

  async #fetchWithTimeout(request: CacheRequest<Value>, fetching: Fetching): Promise<ServedValue<Value>> {
    const timeoutError = new Error(`No answer in ${maxPendingFetchSeconds} s`);
    const cancelTimeout = this.#options.timer.after(maxPendingFetchSeconds * secondMs, () =>
      fetching.abort.abort(timeoutError),
    );
    try {
      return await this.#fetch(request, fetching);
    } finally {
      cancelTimeout();
      if (this.#pending.get(request.key)?.fetchId === fetching.fetchId) this.#pending.delete(request.key);
    }
  }

  /** The value of another instance if it is fresh; else a fetched one; else a stale one of another instance or a fallback. */
  async #fetch(request: CacheRequest<Value>, fetching: Fetching): Promise<ServedValue<Value>> {
    const { signal } = fetching.abort;
    const { isInBackground } = fetching;
    const { key, ttl, fallback } = request;
    const shared = this.#options.shared && (await this.#options.shared.find(key, ttl));
    if (shared?.isFresh) return this.#settle(request, fetching, shared);
    const lastGood = findServableValue(this.#store.entry(key), this.now())?.value;
    try {
      const fetched = await awaitWithSignal(request.fetch({ signal, lastGood, isInBackground }), signal);
      return this.#settle(request, fetching, fetched, this.#options.shared);
    } catch (cause) {
      if (cause instanceof FetchRejectedError)
        return this.#serveStale(this.#put(request, fetching, { kind: 'dropped' }, ttl), cause);
      if (shared && this.#store.entry(key).kind !== 'refreshing')
        return this.#settle(request, fetching, shared);
      return this.#fail(request, fetching, cause, fallback, request.chooseFailureTtl?.(cause) ?? ttl);
    }
  }

  #settle(
    request: CacheRequest<Value>,
    fetching: Fetching,
    { kind, value, ttl = request.ttl, tags }: FetchedValue<Value>,
    shareWith?: SwrCacheOptions<Value>['shared'],
  ): ServedValue<Value> {
    if (kind === 'substitute') return this.#fail(request, fetching, undefined, { value }, ttl, tags);
    const negative = kind === 'negative';
    const entry = this.#put(request, fetching, { kind: 'answered', value, negative }, ttl, { tags });
    if (entry) shareWith?.store(request.key, { kind, value }, ttl);
    const expires = entry?.kind === 'success' ? entry.expires : this.now();
    return { value, source: 'fetched', expires, isGood: true };
  }

  /** What is served after a failed fetch: the last good value, else the fallback; otherwise rejects. */
  #fail(
    request: CacheRequest<Value>,
    fetching: Fetching,
    cause: unknown,
    fallback: { readonly value: Value } | undefined,
    ttl: CacheTtl,
    tags?: readonly string[],
  ): ServedValue<Value> {
    const reason = cause === undefined ? 'A substitute was fetched' : toErrorMessage(cause);
    const result: FetchResult<Value> = { kind: 'failed', reason, ...(fallback && { fallback }) };
    const entry =
      this.#put(request, fetching, result, ttl, { cause, tags }) ?? this.#store.entry(request.key);
    const cached = entry.kind === 'error' && entry.cached.kind !== 'nothing' ? entry.cached : undefined;
    if (cause !== undefined) this.#options.onFailure?.(request, cause, cached?.kind ?? 'nothing');
    if (cached?.kind === 'good') return toServedValue(entry, cached.value, this.now());
    const expires = entry.kind === 'error' ? entry.expires : this.now();
    const replacement = cached ?? fallback;
    if (replacement) return { value: replacement.value, source: 'fetched', expires, isGood: false };
    throw computeFailureTtlSeconds(ttl) > 0 ? new CachedFailure(reason, expires, cause) : cause;
  }

  /** Stores a result; returns the new entry, or undefined if the fetch was discarded meanwhile. */
  #put(
    request: CacheRequest<Value>,
    { fetchId }: Fetching,
    result: FetchResult<Value>,
    ttl: CacheTtl,
    {
      cause,
      tags = request.tags ?? [],
    }: { readonly cause?: unknown; readonly tags?: readonly string[] | undefined } = {},
  ): CacheEntry<Value> | undefined {
    const { key, partition = '' } = request;
    const { random } = this.#options;
    const variation = random ? (2 * random.fraction() - 1) * lifetimeVariation : 0;
    const varied = { ...ttl, lifetimeSeconds: ttl.lifetimeSeconds * (1 + variation) };
    const before = this.#store.entry(key);
    const entry = settleFetch(before, fetchId, result, this.now(), varied);
    if (entry === before) return undefined;
    const isNegative = result.kind === 'answered' && result.negative;
    const keepsValue = result.kind !== 'answered' && 'cached' in entry && entry.cached.kind === 'good';
    this.#store.put(key, {
      entry,
      partition,
      isNegative,
      tags: keepsValue ? (this.#store.find(key)?.tags ?? tags) : tags,
      mayDependOnAny: false,
      cause,
      refresh: this.#toRefresh(request),
    });
    return entry;
  }

  /** The last good value; rejects if there is none. */
  #serveStale(entry: CacheEntry<Value> | undefined, refusal: FetchRejectedError): ServedValue<Value> {
    const now = this.now();
    const stale = entry && findServableValue(entry, now);
    if (!stale) throw refusal;
    return { value: stale.value, source: 'stale', expires: now, isGood: true };
  }

  #toCachedFailure(key: string, reason: string): CachedFailure {
    const stored = this.#store.find(key);
    const retryAt = stored?.entry.kind === 'error' ? stored.entry.expires : this.now();
    return new CachedFailure(reason, retryAt, stored?.cause);
  }
}
