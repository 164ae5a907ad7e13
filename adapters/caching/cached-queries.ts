import { toCacheKey } from '#adapters/caching/cache-key.ts';
import { CachedFailure } from '#adapters/caching/cached-failure.ts';
import type { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { createLruStore } from '#adapters/caching/partition-stores.ts';
import type { CachePartition } from '#domain/caching/partitions.ts';
import { isValidAt, startValidity, type Validity } from '#domain/caching/validity.ts';
import type { BaseQueryParams, QueryDefinition, QueryDefinitions } from '#domain/queries/query.ts';
import { mapDefinitions } from '#domain/queries/query.ts';
import { addMilliseconds, type Instant, secondMs } from '#domain/time/instant.ts';
import { getQuery, type QueryFunction, type QueryMethods } from '#ports/search.port.ts';

/** A rejected request may be retried after this time. */
const rejectedRetryMs = 2 * secondMs;

/** A port whose queries are cached as their definitions specify (CACHE-1, CACHE-2). */
export function createCachedQueries<Queries>(
  port: QueryMethods<Queries>,
  definitions: QueryDefinitions<Queries>,
  cache: DataCache,
): QueryMethods<Queries> {
  return mapDefinitions(definitions, (definition, name) =>
    cacheQuery(definition, getQuery(port, name), cache),
  );
}

function cacheQuery<Params extends BaseQueryParams, Answer>(
  definition: QueryDefinition<Params, Answer>,
  query: QueryFunction<Params, Answer>,
  cache: DataCache,
): QueryFunction<Params, Answer> {
  switch (definition.cache.kind) {
    case 'uncached': {
      const { partition } = definition.cache;
      return (params, signal = new AbortController().signal) =>
        fetchGuarded(cache, partition, (fetchSignal) => query(params, fetchSignal), signal);
    }
    case 'recent': {
      const recent = new RecentLists<Answer>(() => cache.now());
      const isCachable = (list: Answer) => !isUnavailable(definition, list);
      return (params, signal) => {
        const key = toCacheKey(definition, params, cache.now());
        return recent.list({ key, isCachable, fetch: () => query(params, signal) }, signal);
      };
    }
    case 'lifetime':
      return (params, signal) => runCachedQuery(definition, params, { query, cache, signal });
  }
}

interface CachedQueryContext<Params, Answer> {
  readonly query: QueryFunction<Params, Answer>;
  readonly cache: DataCache;
  readonly signal?: AbortSignal | undefined;
}

/** Runs a query through the cache, as its definition specifies. */
export function runCachedQuery<Params extends BaseQueryParams, Answer>(
  definition: QueryDefinition<Params, Answer>,
  params: Params,
  { query, cache, signal }: CachedQueryContext<Params, Answer>,
): Promise<Answer> {
  if (definition.cache.kind !== 'lifetime') return query(params, signal);
  const { partition, ttl, fallback, isNegative } = definition.cache;
  return cache.getOrFetch<Answer>(
    {
      key: toCacheKey(definition, params, cache.now()),
      partition,
      ttl,
      fetch: (fetchSignal) => query(params, fetchSignal),
      ...(fallback !== undefined && { fallback: { value: fallback } }),
      ...(isNegative && { isNegative }),
      ...(definition.unavailable !== undefined && {
        isFallback: (answer: Answer) => isUnavailable(definition, answer),
      }),
    },
    signal,
  );
}

/** Rejects as the fetch does, or with a CachedFailure if the guard rejected the request. */
async function fetchGuarded<Answer>(
  cache: DataCache,
  partition: CachePartition,
  fetch: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const outcome = await cache.guard.run(partition, fetch, signal);
  if (outcome.kind === 'answered') return outcome.value;
  throw new CachedFailure(outcome.reason, addMilliseconds(cache.now(), rejectedRetryMs));
}

/** Whether a result is the query's `unavailable` result (LIST-14). */
function isUnavailable<Params, Answer>(
  { unavailable }: QueryDefinition<Params, Answer>,
  answer: Answer,
): boolean {
  return unavailable !== undefined && JSON.stringify(answer) === JSON.stringify(unavailable);
}

/** How long a list is served without a new request. */
const lifetimeSeconds = 60;

/** The maximum number of cached lists; the least recently used is evicted. */
const maxLists = 100;

interface ListRequest<List> {
  readonly key: string;
  readonly fetch: () => Promise<List>;
  readonly isCachable: (list: List) => boolean;
}

/**
 * Caches the lists of the last minute, so that removing a filter shows the previous list immediately. Only results are cached: pending
 * requests are not shared, and a caller's abort ends its request (LIST-15).
 */
class RecentLists<List> {
  readonly #now: () => Instant;
  readonly #lists = createLruStore<Validity & { readonly list: List }>(maxLists);

  constructor(now: () => Instant) {
    this.#now = now;
  }

  /** The cached list, or a newly fetched one. Rejects on an abort with the signal's reason. */
  async list({ key, fetch, isCachable }: ListRequest<List>, signal: AbortSignal | undefined): Promise<List> {
    signal?.throwIfAborted();
    const recent = this.#lists.get(key);
    if (recent && isValidAt(recent, this.#now())) return recent.list;
    const list = await fetch();
    if (isCachable(list)) this.#lists.set(key, { list, ...startValidity(this.#now(), lifetimeSeconds) });
    return list;
  }
}
