import {
  CachedFailure,
  type CacheRequest,
  deepFreeze,
  type ServedValue,
} from '#adapters/caching/cache-request.ts';
import {
  createBrowserEntryStore,
  EntryStore,
  type LruStore,
  type StoredCacheEntry,
} from '#adapters/caching/entry-store.ts';
import type { SharedTier } from '#adapters/caching/shared-tier.ts';
import { SwrCache } from '#adapters/caching/swr-cache.ts';
import { type CacheTtl, computeFailureTtlSeconds } from '#adapters/shared/queries/cache-lifetimes.ts';
import {
  type CachePartition,
  cachePartitionNames,
  listParamFields,
  mapDefinitions,
  type QueryDefinition,
  type QueryDefinitions,
} from '#adapters/shared/queries/query-definition.ts';
import { addMilliseconds, type Instant, secondMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import { getQuery, type InLocale, type Query } from '#ports/query.ts';
import type { Random } from '#ports/random.port.ts';
import type { Timer } from '#ports/timer.port.ts';
import { createToken, type Token } from '#ports/token.ts';

/** The outcome of a guarded request. A request that was sent and failed rejects instead. */
export type GuardedResult<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  /** Rejected without being sent: the queue is full, or the circuit breaker is open. */
  | { readonly kind: 'notRequested'; readonly reason: string };

/** Limits requests from the cache to the upstream systems. */
export interface UpstreamFetchLimiter {
  run<Value>(
    partition: CachePartition,
    fetch: (signal: AbortSignal) => Promise<Value>,
    signal: AbortSignal,
  ): Promise<GuardedResult<Value>>;
}

const unlimited: UpstreamFetchLimiter = {
  run: async (_partition, fetch, signal) => ({ kind: 'answered', value: await fetch(signal) }),
};

export interface CacheReadRecord {
  readonly key: string;
  /** When the value expires; now, if a newer one is being fetched. */
  readonly expires: Instant;
  /** False for a fallback or a failure. */
  readonly isGood: boolean;
}

interface DataCacheDependencies {
  readonly clock: Clock;
  readonly timer: Timer;
  readonly logger: Logger;
  /** Varies lifetimes; without it they are exact. */
  readonly random?: Random;
  /** Creates the store of a partition, or of the entries without a value; by default that of a browser tab. */
  readonly createStore?: (partition: CachePartition | 'withoutValue') => LruStore<StoredCacheEntry<unknown>>;
  /** Limits requests to upstream systems; by default there is no limit. */
  readonly guard?: UpstreamFetchLimiter;
  /**
   * Failures expire after two seconds instead of half a lifetime. For browsers, where the visitor's own network is the usual cause, and
   * where the server's cache protects the upstream systems.
   */
  readonly retriesSoon?: boolean;
  /** The results of other instances, which are checked before a fetch. */
  readonly shared?: SharedTier<unknown>;
  /** Called after every read. */
  readonly onRead?: (read: CacheReadRecord) => void;
}

/** A query to read through the cache. */
export interface CachedQueryRequest<Value> {
  /** Identifies the query and all of its parameters. A key always has the same type of value. */
  readonly key: string;
  readonly partition: CachePartition;
  readonly ttl: CacheTtl;
  /** Fetches the value; `signal` aborts when the last reader has left. */
  readonly fetch: (signal: AbortSignal) => Promise<Value>;
  /** Returned if the fetch fails and nothing better is cached; without it the failure is thrown. */
  readonly fallback?: { readonly value: Value };
  /** Whether a value is negative (not found). */
  readonly isNegative?: (value: Value) => boolean;
  /** Whether a value is only a substitute for a failed fetch: it is fetched again soon, and never replaces a good value. */
  readonly isFallback?: (value: Value) => boolean;
}

/** A request rejected by the guard is retried after this time, and so is a fallback. */
const retrySoonSeconds = 2;

const retrySoonTtl: CacheTtl = {
  lifetimeSeconds: 2 * retrySoonSeconds,
  staleIfErrorSeconds: 0,
  graceSeconds: 0,
};

class RequestRejected extends Error {
  override readonly name = 'RequestRejected';
}

/** The cache of what the CMS and the search answer (CACHE-1 to CACHE-3). Values are frozen, because callers share them. */
export class DataCache {
  readonly #dependencies: DataCacheDependencies;
  readonly #guard: UpstreamFetchLimiter;
  readonly #cache: SwrCache<unknown>;

  constructor(dependencies: DataCacheDependencies) {
    const { clock, timer, logger, random, shared, createStore = createBrowserEntryStore } = dependencies;
    this.#dependencies = dependencies;
    this.#guard = dependencies.guard ?? unlimited;
    const names = [...cachePartitionNames, 'withoutValue'] as const;
    const store = new EntryStore<unknown>({
      partitions: Object.fromEntries(names.map((name) => [name, createStore(name)])),
      choosePartition: (_, { entry, partition, isNegative }) =>
        isNegative || ('cached' in entry && entry.cached.kind === 'nothing') ? 'withoutValue' : partition,
    });
    this.#cache = new SwrCache({
      clock,
      timer,
      store,
      random,
      shared,
      onFailure: ({ partition }, cause, served) => {
        if (!(cause instanceof RequestRejected))
          logger.error('cache.fetch-failed', { partition: partition ?? '', served }, cause);
      },
    });
  }

  /** The current time of the cache's clock. */
  now(): Instant {
    return this.#cache.now();
  }

  /** The number of entries by state, for metrics. */
  get states(): SwrCache<unknown>['states'] {
    return this.#cache.states;
  }

  /** The cached value, or a fetched one. Rejects with a CachedFailure if the fetch failed, now or recently, and there is nothing to return instead; on an abort with the signal's reason. */
  async getOrFetch<Value>(request: CachedQueryRequest<Value>, signal?: AbortSignal): Promise<Value> {
    signal?.throwIfAborted();
    const { key } = request;
    const { onRead } = this.#dependencies;
    let served: ServedValue<unknown>;
    try {
      served = await this.#cache.read(this.#toCacheRequest(request), signal);
    } catch (cause) {
      if (cause instanceof CachedFailure) onRead?.({ key, expires: cause.retryAt, isGood: false });
      throw cause;
    }
    onRead?.({ key, expires: served.expires, isGood: served.isGood });
    return served.value as Value;
  }

  /** Fetches without the cache. Rejects as the fetch does, or with a CachedFailure if the guard rejected the request. */
  async fetchUncached<Value>(
    { partition, fetch }: Pick<CachedQueryRequest<Value>, 'partition' | 'fetch'>,
    signal: AbortSignal,
  ): Promise<Value> {
    const outcome = await this.#guard.run(partition, fetch, signal);
    if (outcome.kind === 'answered') return outcome.value;
    throw new CachedFailure(outcome.reason, addMilliseconds(this.now(), retrySoonSeconds * secondMs));
  }

  /** Fetches what is expired, or has reached the least of its varied lifetime (CACHE-2), and waits for all of it. Never rejects. */
  refreshDue(keys: readonly string[]): Promise<void> {
    return this.#cache.refreshDue(keys);
  }

  /** Purges entries by key. `soft`: stale values are served once more while new ones are fetched; `hard`: removed immediately. */
  purge(matches: (key: string) => boolean, mode: 'soft' | 'hard'): void {
    this.#cache.purge(matches, mode);
  }

  /** The values of these keys proved unusable: the next read waits for new ones. */
  invalidate(matches: (key: string) => boolean): void {
    this.#cache.invalidate(matches);
  }

  #toCacheRequest<Value>(request: CachedQueryRequest<Value>): CacheRequest<unknown> {
    const { key, partition, ttl, fetch, fallback, isNegative, isFallback } = request;
    const { retriesSoon } = this.#dependencies;
    const soonTtl = computeFailureTtlSeconds(ttl) < retrySoonSeconds ? ttl : retrySoonTtl;
    return {
      key,
      partition,
      ttl,
      tags: [key],
      isRequestStored: true,
      fallback: fallback && deepFreeze(fallback),
      chooseFailureTtl: (cause) => (retriesSoon || cause instanceof RequestRejected ? soonTtl : ttl),
      fetch: async ({ signal }) => {
        const outcome = await this.#guard.run(partition, fetch, signal);
        if (outcome.kind !== 'answered') throw new RequestRejected(outcome.reason);
        const value = deepFreeze(outcome.value);
        if (isFallback?.(value)) return { kind: 'substitute', value, ttl: soonTtl };
        return { kind: isNegative?.(value) ? 'negative' : 'good', value };
      },
    };
  }
}

/** The data cache of a world, used by all cached ports. */
export const DataCacheToken: Token<DataCache> = createToken<DataCache>('DataCache');

/** A port whose queries are cached as their definitions specify (CACHE-1, CACHE-2). */
export function createCachedQueries<Queries extends object>(
  port: Queries,
  definitions: QueryDefinitions<Queries>,
  cache: DataCache,
): Queries {
  return mapDefinitions(definitions, (definition, name) =>
    cacheQuery(definition, getQuery(port, name), cache),
  );
}

/** A query through the cache, as its definition specifies. */
function cacheQuery<Params extends InLocale, Answer>(
  definition: QueryDefinition<Params, Answer>,
  query: Query<Params, Answer>,
  cache: DataCache,
): Query<Params, Answer> {
  const { cache: rule, unavailable } = definition;
  const { partition, ttl, fallback, isNegative } = rule;
  if (!ttl)
    return (params, signal = new AbortController().signal) =>
      cache.fetchUncached({ partition, fetch: (fetchSignal) => query(params, fetchSignal) }, signal);
  // The result that says that there is none (LIST-14).
  const unavailableText = unavailable === undefined ? undefined : JSON.stringify(unavailable);
  return (params, signal) =>
    cache.getOrFetch<Answer>(
      {
        key: toCacheKey(definition, params, cache.now()),
        partition,
        ttl,
        fetch: (fetchSignal) => query(params, fetchSignal),
        isFallback: (answer) => unavailableText !== undefined && JSON.stringify(answer) === unavailableText,
        ...(fallback !== undefined && { fallback: { value: fallback } }),
        ...(isNegative && { isNegative }),
      },
      signal,
    );
}

/**
 * The cache key of a result: path, locale and one word per parameter, `page nl over-ons`. Purges match keys by prefix up to a
 * space, so a space within a word is written as `%20`.
 */
export function toCacheKey<Params extends InLocale>(
  { path, fields }: Pick<QueryDefinition<Params, unknown>, 'path' | 'fields'>,
  params: Params,
  now: Instant,
): string {
  const words = listParamFields(fields).flatMap(([name, field]) => field.key(params[name], now) ?? []);
  const escaped = [path, params.locale, ...words].map((word) =>
    word.replaceAll('%', '%25').replaceAll(' ', '%20'),
  );
  return escaped.join(' ');
}
