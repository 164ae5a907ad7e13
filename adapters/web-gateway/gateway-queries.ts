import { type Fetch, requestJson } from '#adapters/http/http-client.ts';
import {
  type QueryDefinition,
  type QueryDefinitions,
  mapDefinitions,
} from '#adapters/shared/queries/query-definition.ts';
import { toGatewayUrl } from '#adapters/web-gateway/web-gateway.address.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { InLocale, Query } from '#ports/query.ts';

export interface GatewayDependencies {
  /** The site's origin: `https://www.klankhuis.example`, without trailing slash. */
  readonly origin: string;
  readonly fetch: Fetch;
  /** For the whole response. */
  readonly timeoutMs: number;
  readonly logger: Logger;
}

/**
 * A port for the browser that sends its queries to the site's own server, which holds the tokens. If a definition has an
 * `unavailable` result, failures are logged and return it; otherwise they reject. An abort rejects.
 */
export function createGatewayQueries<Queries extends object>(
  definitions: QueryDefinitions<Queries>,
  dependencies: GatewayDependencies,
): Queries {
  return mapDefinitions(definitions, (definition, name) =>
    splitQuery(definition, createQuery(definition, name, dependencies)),
  );
}

function createQuery<Params extends InLocale, Answer>(
  definition: QueryDefinition<Params, Answer>,
  name: string,
  dependencies: GatewayDependencies,
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

/**
 * Fetches a query result from the site's server. The server has parsed it already and sends it to its own pages only, so only the
 * envelope is checked here. Rejects if there is no result.
 */
async function fetchQueryResult(
  { origin, fetch, timeoutMs }: GatewayDependencies,
  path: string,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const options = { credentials: 'omit' } as const;
  const { body } = await requestJson({ fetch, url: `${origin}${path}`, options, timeoutMs, signal });
  if (typeof body === 'object' && body !== null && 'answer' in body) return body.answer;
  throw new Error('The site answered something that is no answer');
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
