import {
  awaitWithSignal,
  type CacheReadRecord,
  toCacheReadRecord,
} from '#adapters/caching/cache-read-record.ts';
import { CachedFailure } from '#adapters/caching/cached-failure.ts';
import type { CrossInstanceCache, SharedEntry } from '#adapters/caching/cross-instance-cache.ts';
import { deepFreeze, EntryStore } from '#adapters/caching/entry-store.ts';
import { browserPartitions, type PartitionStoreFactory } from '#adapters/caching/partition-stores.ts';
import { type UpstreamFetchLimiter, unlimitedFetches } from '#adapters/caching/upstream-fetch-limiter.ts';
import {
  type CacheEntry,
  type CacheReply,
  type FetchId,
  type FetchResult,
  purgeEntry,
  readEntry,
  settleFetch,
} from '#domain/caching/cache-entry.ts';
import {
  abandonFetchAfterSeconds,
  type CacheTtl,
  computeLeastLifetimeSeconds,
  lifetimeVariation,
} from '#domain/caching/lifetimes.ts';
import type { CachePartition } from '#domain/caching/partitions.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import { type Instant, secondMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Random } from '#ports/random.port.ts';
import type { Timer } from '#ports/timer.port.ts';

interface DataCacheDependencies {
  readonly clock: Clock;
  readonly timer: Timer;
  readonly logger: Logger;
  /** Varies lifetimes by up to 5 %, so that entries fetched together do not expire together; without it they are exact. */
  readonly random?: Random;
  /** The size limits; by default those of a browser tab. */
  readonly partitions?: PartitionStoreFactory;
  /** Limits requests to upstream systems; by default there is no limit. */
  readonly guard?: UpstreamFetchLimiter;
  /**
   * Failures expire after two seconds instead of half a lifetime. For browsers, where the visitor's own network is the usual cause, and
   * where the server's cache protects the upstream systems.
   */
  readonly retriesSoon?: boolean;
  /** The results of other instances, which are checked before a fetch. */
  readonly shared?: CrossInstanceCache;
  /** Called after every read. */
  readonly onRead?: (read: CacheReadRecord) => void;
}

/** A query to read through the cache. */
export interface CacheRequest<Value> {
  /** Identifies the query and all of its parameters. A key always has the same type of value. */
  readonly key: string;
  readonly partition: CachePartition;
  readonly ttl: CacheTtl;
  /** Fetches the value; `signal` aborts when nothing waits for it any more. */
  readonly fetch: (signal: AbortSignal) => Promise<Value>;
  /** Returned if the fetch fails and nothing better is cached; without it the failure is thrown. */
  readonly fallback?: { readonly value: Value };
  /** Whether a value is negative (not found). */
  readonly isNegative?: (value: Value) => boolean;
  /** Whether a value is only a substitute for a failed fetch: it is fetched again soon, and never replaces a good value. */
  readonly isFallback?: (value: Value) => boolean;
}

type EntryAddress = Pick<CacheRequest<unknown>, 'key' | 'partition'>;

interface PendingFetch {
  readonly fetchId: FetchId;
  readonly answer: Promise<unknown>;
}

/** A request rejected by the guard is retried after two seconds. */
const retrySoonTtl: CacheTtl = { lifetimeSeconds: 4, staleIfErrorSeconds: 0, graceSeconds: 0 };

class RequestRejected extends Error {
  override readonly name = 'RequestRejected';
}

/**
 * The data cache (CACHE-1 to CACHE-3): the state machine of `domain/caching/` with a store, a clock and one fetch per key. Callers may
 * abort without affecting other callers. Values are frozen, because callers share them.
 */
export class DataCache {
  readonly #dependencies: DataCacheDependencies;
  /** For queries that are not cached. */
  readonly guard: UpstreamFetchLimiter;
  readonly #store: EntryStore;
  readonly #pending = new Map<string, PendingFetch>();
  /** The causes of cached failures. */
  readonly #causes = new WeakMap<CacheEntry<unknown>, unknown>();
  #fetchCount: FetchId = 0;

  constructor(dependencies: DataCacheDependencies) {
    this.#dependencies = dependencies;
    this.guard = dependencies.guard ?? unlimitedFetches;
    this.#store = new EntryStore(dependencies.partitions ?? browserPartitions);
  }

  /** The current time of the cache's clock. */
  now(): Instant {
    return this.#dependencies.clock.now();
  }

  /** The number of entries by state, for metrics. */
  get states(): Readonly<Partial<Record<CacheEntry<unknown>['kind'], number>>> {
    return this.#store.states;
  }

  /** The cached value, or a fetched one. Rejects with a CachedFailure if the fetch failed, now or recently, and there is nothing to return instead; on an abort with the signal's reason. */
  async getOrFetch<Value>(request: CacheRequest<Value>, signal?: AbortSignal): Promise<Value> {
    signal?.throwIfAborted();
    const { key, partition } = request;
    const { entry, reply, starts } = readEntry(
      this.#store.entry(key, partition),
      this.now(),
      this.#fetchCount + 1,
    );
    if (starts) this.#start(request, entry);
    try {
      return (await this.#reply(request, reply, signal)) as Value;
    } finally {
      this.#dependencies.onRead?.(toCacheReadRecord(key, this.#store.entry(key, partition), this.now()));
    }
  }

  /** Fetches what is expired, or has reached the least of its varied lifetime (CACHE-2), and waits for all of it. Never rejects. */
  async refreshDue(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.#store.find(key)?.refresh?.();
    await Promise.allSettled(keys.map((key) => Promise.resolve(this.#pending.get(key)?.answer)));
  }

  /** Purges entries by key. `soft`: stale values are served once more while new ones are fetched; `hard`: removed immediately. */
  purge(matches: (key: string) => boolean, mode: 'soft' | 'hard'): void {
    const now = this.now();
    this.update(matches, (entry) => purgeEntry(entry, mode, now));
  }

  /** Replaces the entries of matching keys. */
  update(
    matches: (key: string) => boolean,
    change: (entry: CacheEntry<unknown>) => CacheEntry<unknown>,
  ): void {
    this.#store.update(matches, change);
  }

  #reply(request: EntryAddress, reply: CacheReply<unknown>, signal: AbortSignal | undefined): unknown {
    switch (reply.kind) {
      case 'value':
        return reply.value;
      case 'failure':
        throw this.#failure(request, reply.reason);
      case 'wait':
        return awaitWithSignal(this.#pendingResult(request.key), signal);
    }
  }

  #failure({ key, partition }: EntryAddress, reason: string, cause?: unknown): CachedFailure {
    const entry = this.#store.entry(key, partition);
    const retryAt = entry.kind === 'error' ? entry.expires : this.now();
    return new CachedFailure(reason, retryAt, cause ?? this.#causes.get(entry));
  }

  #pendingResult(key: string): Promise<unknown> {
    const pending = this.#pending.get(key);
    if (!pending) throw new Error('A loading entry has no pending fetch');
    return pending.answer;
  }

  #refreshIfDue<Value>(request: CacheRequest<Value>): void {
    const [stored, now] = [this.#store.entry(request.key, request.partition), this.now()];
    const isDue =
      stored.kind === 'success' &&
      (now - stored.since) / secondMs >= computeLeastLifetimeSeconds(request.ttl);
    const { entry, starts } = readEntry(
      isDue ? { ...stored, expires: now } : stored,
      now,
      this.#fetchCount + 1,
    );
    if (starts) this.#start(request, entry);
  }

  #start<Value>(request: CacheRequest<Value>, entry: CacheEntry<unknown>): void {
    const { key, partition } = request;
    this.#fetchCount += 1;
    const fetchId = this.#fetchCount;
    this.#store.put(key, { entry, partition, isNegative: false, refresh: () => this.#refreshIfDue(request) });
    const answer = this.#fetchWithTimeout(request, fetchId);
    answer.catch(() => {}); // Callers that wait receive the error; a background refresh has none.
    this.#pending.set(key, { fetchId: fetchId, answer });
  }

  async #fetchWithTimeout<Value>(request: CacheRequest<Value>, fetchId: FetchId): Promise<Value> {
    const deadline = new AbortController();
    const timeoutError = new Error(`No answer in ${abandonFetchAfterSeconds} s`);
    const cancelTimeout = this.#dependencies.timer.after(abandonFetchAfterSeconds * secondMs, () =>
      deadline.abort(timeoutError),
    );
    try {
      return await this.#fetch(request, fetchId, deadline.signal);
    } finally {
      cancelTimeout();
      if (this.#pending.get(request.key)?.fetchId === fetchId) this.#pending.delete(request.key);
    }
  }

  /** The value of another instance if it is fresh; else a fetched one; else a stale one of another instance or a fallback. */
  async #fetch<Value>(request: CacheRequest<Value>, fetchId: FetchId, signal: AbortSignal): Promise<Value> {
    const { key, partition, ttl, fetch } = request;
    const sharedAnswer = this.#dependencies.shared && (await this.#dependencies.shared.find(key));
    const fresh = sharedAnswer?.fresh<Value>(ttl, this.now());
    if (fresh) return this.#settleShared(request, fetchId, fresh);
    try {
      const outcome = await awaitWithSignal(this.guard.run(partition, fetch, signal), signal);
      if (outcome.kind === 'answered') return this.#settleAnswer(request, fetchId, outcome.value);
      throw new RequestRejected(outcome.reason);
    } catch (cause) {
      const sharedFallback = sharedAnswer?.fallback<Value>(ttl, this.now());
      if (sharedFallback && !this.#hasStoredValue(request))
        return this.#settleShared(request, fetchId, sharedFallback);
      return this.#fallBack(request, fetchId, cause);
    }
  }

  #settleAnswer<Value>(request: CacheRequest<Value>, fetchId: FetchId, answer: Value): Value {
    const value = deepFreeze(answer);
    if (request.isFallback?.(value)) {
      return this.#fallBack(
        { ...request, fallback: { value } },
        fetchId,
        new RequestRejected('The result is only a fallback'),
      );
    }
    const negative = request.isNegative?.(value) ?? false;
    const isStored = this.#settle(request, fetchId, { kind: 'answered', value, negative }) !== undefined;
    if (isStored) this.#dependencies.shared?.store(request, { value, isNegative: negative }, this.now());
    return value;
  }

  #settleShared<Value>(request: CacheRequest<Value>, fetchId: FetchId, shared: SharedEntry<Value>): Value {
    const value = deepFreeze(shared.value);
    const result = { kind: 'answered', value, negative: shared.isNegative } as const;
    this.#settle(request, fetchId, result, shared.ttl);
    return value;
  }

  #hasStoredValue({ key, partition }: EntryAddress): boolean {
    return this.#store.entry(key, partition).kind === 'refreshing';
  }

  /** The value after a failed fetch: the last good one, else the fallback; otherwise throws. */
  #fallBack<Value>(request: CacheRequest<Value>, fetchId: FetchId, cause: unknown): Value {
    const { key, partition, fallback } = request;
    const ttl =
      this.#dependencies.retriesSoon || cause instanceof RequestRejected ? retrySoonTtl : request.ttl;
    const reason = toErrorMessage(cause);
    const failed = {
      kind: 'failed',
      reason,
      ...(fallback ? { fallback: deepFreeze(fallback) } : {}),
    } as const;
    const entry = this.#settle(request, fetchId, failed, ttl) ?? this.#store.entry(key, partition);
    this.#causes.set(entry, cause);
    const cached = entry.kind === 'error' && entry.cached.kind !== 'nothing' ? entry.cached : undefined;
    if (!(cause instanceof RequestRejected)) {
      this.#dependencies.logger.error(
        'cache.fetch-failed',
        { partition, served: cached?.kind ?? 'nothing' },
        cause,
      );
    }
    if (cached) return cached.value as Value;
    if (fallback) return fallback.value;
    throw this.#failure(request, reason, cause);
  }

  /** Stores the result; returns the new entry, or undefined if the fetch was discarded meanwhile. */
  #settle<Value>(
    request: CacheRequest<Value>,
    fetchId: FetchId,
    result: FetchResult<Value>,
    ttl: CacheTtl = request.ttl,
  ): CacheEntry<unknown> | undefined {
    const { key, partition } = request;
    const { random } = this.#dependencies;
    const variation = random ? (2 * random.fraction() - 1) * lifetimeVariation : 0;
    const lifetimeSeconds = ttl.lifetimeSeconds * (1 + variation);
    const before = this.#store.entry(key, partition);
    const entry = settleFetch<unknown>(before, fetchId, result, this.now(), { ...ttl, lifetimeSeconds });
    const isNegative = result.kind === 'answered' && result.negative;
    if (entry === before) return undefined;
    this.#store.put(key, { entry, partition, isNegative, refresh: () => this.#refreshIfDue(request) });
    return entry;
  }
}
