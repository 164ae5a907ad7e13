import {
  type QueryDefinition,
  type QueryDefinitions,
  mapDefinitions,
} from '#adapters/shared/queries/query-definition.ts';
import { toGatewayUrl } from '#adapters/web-gateway/web-gateway.address.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { InLocale, Query } from '#ports/query.ts';
import { fetchQueryResult, type GatewayDependencies } from './fetch-query-result.ts';

interface GatewayQueriesDependencies extends GatewayDependencies {
  readonly logger: Logger;
}

/**
 * A port for the browser that sends its queries to the site's own server, which holds the tokens. If a definition has an
 * `unavailable` result, failures are logged and return it; otherwise they reject. An abort rejects.
 */
export function createGatewayQueries<Queries extends object>(
  definitions: QueryDefinitions<Queries>,
  dependencies: GatewayQueriesDependencies,
): Queries {
  return mapDefinitions(definitions, (definition, name) =>
    splitQuery(definition, createQuery(definition, name, dependencies)),
  );
}

function createQuery<Params extends InLocale, Answer>(
  definition: QueryDefinition<Params, Answer>,
  name: string,
  dependencies: GatewayQueriesDependencies,
): Query<Params, Answer> {
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
  query: Query<Params, Answer>,
): Query<Params, Answer> {
  if (!portions) return query;
  return async (params, signal) => {
    signal?.throwIfAborted();
    return portions.join(await Promise.all(portions.split(params).map((portion) => query(portion, signal))));
  };
}
