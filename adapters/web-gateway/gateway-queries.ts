import { toGatewayUrl } from '#adapters/web-gateway/web-gateway.address.ts';
import type { BaseQueryParams, QueryDefinition, QueryDefinitions } from '#domain/queries/query.ts';
import { mapDefinitions } from '#domain/queries/query.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { QueryFunction, QueryMethods } from '#ports/search.port.ts';
import { fetchQueryResult, type GatewayDependencies } from './fetch-query-result.ts';

interface GatewayQueriesDependencies extends GatewayDependencies {
  readonly logger: Logger;
}

/**
 * A port for the browser that sends its queries to the site's own server, which holds the tokens. If a definition has an
 * `unavailable` result, failures are logged and return it; otherwise they reject. An abort rejects.
 */
export function createGatewayQueries<Queries>(
  definitions: QueryDefinitions<Queries>,
  dependencies: GatewayQueriesDependencies,
): QueryMethods<Queries> {
  return mapDefinitions(definitions, (definition, name) =>
    splitQuery(definition, createQuery(definition, name, dependencies)),
  );
}

function createQuery<Params extends BaseQueryParams, Answer>(
  definition: QueryDefinition<Params, Answer>,
  name: string,
  dependencies: GatewayQueriesDependencies,
): QueryFunction<Params, Answer> {
  const { unavailable } = definition;
  return async (params, signal) => {
    try {
      return (await fetchQueryResult(dependencies, toGatewayUrl(definition, params), signal)) as Answer;
    } catch (cause) {
      signal?.throwIfAborted();
      if (unavailable === undefined) throw cause;
      dependencies.logger.error('search.unavailable', { query: name }, cause);
      return unavailable;
    }
  };
}

function splitQuery<Params, Answer>(
  { portions }: QueryDefinition<Params, Answer>,
  query: QueryFunction<Params, Answer>,
): QueryFunction<Params, Answer> {
  if (!portions) return query;
  return async (params, signal) => {
    signal?.throwIfAborted();
    return portions.join(await Promise.all(portions.split(params).map((portion) => query(portion, signal))));
  };
}
