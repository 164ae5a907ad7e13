import { toCacheKey } from '#adapters/caching/cache-key.ts';
import type { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import {
  type QueryDefinition,
  type QueryDefinitions,
  mapDefinitions,
} from '#adapters/shared/queries/query-definition.ts';
import { type InLocale, getQuery, type Query } from '#ports/query.ts';

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

function cacheQuery<Params extends InLocale, Answer>(
  definition: QueryDefinition<Params, Answer>,
  query: Query<Params, Answer>,
  cache: DataCache,
): Query<Params, Answer> {
  if (definition.cache.kind !== 'uncached')
    return (params, signal) => runCachedQuery(definition, params, { query, cache, signal });
  const { partition } = definition.cache;
  return (params, signal = new AbortController().signal) =>
    cache.fetchUncached({ partition, fetch: (fetchSignal) => query(params, fetchSignal) }, signal);
}

interface CachedQueryContext<Params, Answer> {
  readonly query: Query<Params, Answer>;
  readonly cache: DataCache;
  readonly signal?: AbortSignal | undefined;
}

/** Runs a query through the cache, as its definition specifies. */
export function runCachedQuery<Params extends InLocale, Answer>(
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
