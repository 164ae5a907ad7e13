import type { CachePartition } from '#domain/caching/partitions.ts';
import type { AnyParams, QueryDefinition, QueryDefinitions } from '#domain/queries/query.ts';
import { cacheKey } from '#domain/queries/query-address.ts';
import { later, second } from '#domain/time/instant.ts';
import { type Ask, portOf, type QueryPort, queryOf } from '#ports/query.ts';
import { AnswerFailure } from './answer-failure.ts';
import { RecentLists } from './recent-lists.ts';
import type { RememberingCache } from './remembering-cache.adapter.ts';

/** What was not even asked may be asked again after so many milliseconds. */
const restMs = 2 * second;

/** A port that is asked no more often than its definitions say (CACHE-1, CACHE-2). */
export function cachedQueries<Queries>(
  port: QueryPort<Queries>,
  definitions: QueryDefinitions<Queries>,
  cache: RememberingCache,
): QueryPort<Queries> {
  return portOf(definitions, (definition, name) => cached(definition, queryOf(port, name), cache));
}

function cached<Params extends AnyParams, Answer>(
  definition: QueryDefinition<Params, Answer>,
  ask: Ask<Params, Answer>,
  cache: RememberingCache,
): Ask<Params, Answer> {
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
      return (params, signal) => rememberQuery(definition, params, { ask, cache, signal });
  }
}

interface Remembering<Params, Answer> {
  readonly ask: Ask<Params, Answer>;
  readonly cache: RememberingCache;
  readonly signal?: AbortSignal | undefined;
}

/** One query, remembered as its definition says. */
export function rememberQuery<Params extends AnyParams, Answer>(
  definition: QueryDefinition<Params, Answer>,
  params: Params,
  { ask, cache, signal }: Remembering<Params, Answer>,
): Promise<Answer> {
  if (definition.cache.kind !== 'lifetime') return ask(params, signal);
  const { partition, terms, fallback, isNegative } = definition.cache;
  return cache.remember<Answer>(
    {
      key: cacheKey(definition, params, cache.now()),
      partition,
      terms,
      fetch: (fetching) => ask(params, fetching),
      ...(fallback !== undefined && { fallback: { value: fallback } }),
      ...(isNegative && { isNegative }),
      ...(definition.unavailable !== undefined && {
        isSpare: (answer: Answer) => isUnavailable(definition, answer),
      }),
    },
    signal,
  );
}

/** Rejects as the fetch does, and with an AnswerFailure where the guard did not let it be asked. */
async function fetchGuarded<Answer>(
  cache: RememberingCache,
  partition: CachePartition,
  fetch: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const outcome = await cache.guard.run(partition, fetch, signal);
  if (outcome.kind === 'answered') return outcome.value;
  throw new AnswerFailure(outcome.reason, later(cache.now(), restMs));
}

/** Whether an answer only stands in for one that did not come (LIST-14). */
function isUnavailable<Params, Answer>(
  { unavailable }: QueryDefinition<Params, Answer>,
  answer: Answer,
): boolean {
  return unavailable !== undefined && JSON.stringify(answer) === JSON.stringify(unavailable);
}
