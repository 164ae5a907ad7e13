import { CachedFailure } from '#adapters/caching/cached-failure.ts';
import type { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { lruByCount } from '#adapters/caching/partition-stores.ts';
import type { CachePartition } from '#domain/caching/partitions.ts';
import type { AnyParams, QueryDefinition, QueryDefinitions } from '#domain/queries/query.ts';
import { cacheKey } from '#domain/queries/query-address.ts';
import { type Instant, later, second } from '#domain/time/instant.ts';
import { createPort, getQuery, type QueryFunction, type QueryPort } from '#ports/query.ts';

/** What was not even asked may be asked again after so many milliseconds. */
const restMs = 2 * second;

/** A port that is asked no more often than its definitions say (CACHE-1, CACHE-2). */
export function cachedQueries<Queries>(
  port: QueryPort<Queries>,
  definitions: QueryDefinitions<Queries>,
  cache: DataCache,
): QueryPort<Queries> {
  return createPort(definitions, (definition, name) => cached(definition, getQuery(port, name), cache));
}

function cached<Params extends AnyParams, Answer>(
  definition: QueryDefinition<Params, Answer>,
  ask: QueryFunction<Params, Answer>,
  cache: DataCache,
): QueryFunction<Params, Answer> {
  switch (definition.cache.kind) {
    case 'uncached': {
      const { partition } = definition.cache;
      return (params, signal = new AbortController().signal) =>
        fetchGuarded(cache, partition, (fetching) => ask(params, fetching), signal);
    }
    case 'recent': {
      const recent = new RecentLists<Answer>(() => cache.now());
      const isCachable = (list: Answer) => !isUnavailable(definition, list);
      return (params, signal) => {
        const key = cacheKey(definition, params, cache.now());
        return recent.list({ key, isCachable, fetch: () => ask(params, signal) }, signal);
      };
    }
    case 'lifetime':
      return (params, signal) => runCachedQuery(definition, params, { ask, cache, signal });
  }
}

interface Remembering<Params, Answer> {
  readonly ask: QueryFunction<Params, Answer>;
  readonly cache: DataCache;
  readonly signal?: AbortSignal | undefined;
}

/** One query, remembered as its definition says. */
export function runCachedQuery<Params extends AnyParams, Answer>(
  definition: QueryDefinition<Params, Answer>,
  params: Params,
  { ask, cache, signal }: Remembering<Params, Answer>,
): Promise<Answer> {
  if (definition.cache.kind !== 'lifetime') return ask(params, signal);
  const { partition, ttl, fallback, isNegative } = definition.cache;
  return cache.getOrFetch<Answer>(
    {
      key: cacheKey(definition, params, cache.now()),
      partition,
      ttl,
      fetch: (fetching) => ask(params, fetching),
      ...(fallback !== undefined && { fallback: { value: fallback } }),
      ...(isNegative && { isNegative }),
      ...(definition.unavailable !== undefined && {
        isFallback: (answer: Answer) => isUnavailable(definition, answer),
      }),
    },
    signal,
  );
}

/** Rejects as the fetch does, and with an CachedFailure where the guard did not let it be asked. */
async function fetchGuarded<Answer>(
  cache: DataCache,
  partition: CachePartition,
  fetch: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const outcome = await cache.guard.run(partition, fetch, signal);
  if (outcome.kind === 'answered') return outcome.value;
  throw new CachedFailure(outcome.reason, later(cache.now(), restMs));
}

/** Whether an answer only stands in for one that did not come (LIST-14). */
function isUnavailable<Params, Answer>(
  { unavailable }: QueryDefinition<Params, Answer>,
  answer: Answer,
): boolean {
  return unavailable !== undefined && JSON.stringify(answer) === JSON.stringify(unavailable);
}

/** How long a cached list is answered without a request, in milliseconds. */
const lifetimeMs = 60 * second;

/** More lists than a visitor chooses in that time; the one used longest ago is evicted. */
const maxLists = 100;

interface ListRequest<List> {
  readonly key: string;
  readonly fetch: () => Promise<List>;
  readonly isCachable: (list: List) => boolean;
}

/**
 * Caches the lists of the last minute, so that removing a filter shows the previous list at once. Only answers are cached:
 * a pending request is not shared, and its caller's abort ends it (LIST-15).
 */
class RecentLists<List> {
  readonly #now: () => Instant;
  readonly #lists = lruByCount<{ readonly list: List; readonly until: Instant }>(maxLists);

  constructor(now: () => Instant) {
    this.#now = now;
  }

  /** The list as it is cached, or as it is fetched now. Rejects on an abort with the signal's reason. */
  async list({ key, fetch, isCachable }: ListRequest<List>, signal: AbortSignal | undefined): Promise<List> {
    signal?.throwIfAborted();
    const recent = this.#lists.get(key);
    if (recent && this.#now() < recent.until) return recent.list;
    const list = await fetch();
    if (isCachable(list)) this.#lists.set(key, { list, until: later(this.#now(), lifetimeMs) });
    return list;
  }
}
