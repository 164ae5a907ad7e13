import { toCacheKey } from '#adapters/caching/cache-key.ts';
import type { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import type { BaseQueryParams, QueryDefinition, QueryDefinitions } from '#domain/queries/query.ts';
import { mapDefinitions } from '#domain/queries/query.ts';
import { getQuery, type QueryFunction, type QueryMethods } from '#ports/search.port.ts';

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
  if (definition.cache.kind !== 'uncached')
    return (params, signal) => runCachedQuery(definition, params, { query, cache, signal });
  const { partition } = definition.cache;
  return (params, signal = new AbortController().signal) =>
    cache.fetchUncached({ partition, fetch: (fetchSignal) => query(params, fetchSignal) }, signal);
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
  const { cache: rule, unavailable } = definition;
  if (rule.kind === 'uncached') return query(params, signal);
  const { partition, ttl, fallback, isNegative } = rule;
  return cache.getOrFetch<Answer>(
    {
      key: toCacheKey(definition, params, cache.now()),
      partition,
      ttl,
      fetch: (fetchSignal) => query(params, fetchSignal),
      ...(fallback !== undefined && { fallback: { value: fallback } }),
      ...(isNegative && { isNegative }),
      ...(unavailable !== undefined && { isFallback: (answer: Answer) => isUnavailable(definition, answer) }),
    },
    signal,
  );
}

/** Whether a result is the query's `unavailable` result (LIST-14). */
function isUnavailable<Params, Answer>(
  { unavailable }: QueryDefinition<Params, Answer>,
  answer: Answer,
): boolean {
  return unavailable !== undefined && JSON.stringify(answer) === JSON.stringify(unavailable);
}
