import type { AnyParams, QueryDefinition, QueryDefinitions } from '#domain/queries/query.ts';
import { gatewayAddress } from '#domain/queries/query-address.ts';
import type { Logger } from '#ports/logger.port.ts';
import { type Ask, portOf, type QueryPort } from '#ports/query.ts';
import { fetchAnswer, type GatewayNeeds } from './fetch-answer.ts';

interface GatewayQueriesNeeds extends GatewayNeeds {
  readonly logger: Logger;
}

/**
 * A port as the browser reaches it: through the site's own server, which holds the tokens. Where a definition has an
 * `unavailable`, that is answered in place of a failure, and logged; else the failure is the answer. An abort stays an abort.
 */
export function gatewayQueries<Queries>(
  definitions: QueryDefinitions<Queries>,
  needs: GatewayQueriesNeeds,
): QueryPort<Queries> {
  return portOf(definitions, (definition, name) => inPortions(definition, asked(definition, name, needs)));
}

function asked<Params extends AnyParams, Answer>(
  definition: QueryDefinition<Params, Answer>,
  name: string,
  needs: GatewayQueriesNeeds,
): Ask<Params, Answer> {
  const { unavailable } = definition;
  return async (params, signal) => {
    try {
      return (await fetchAnswer(needs, gatewayAddress(definition, params), signal)) as Answer;
    } catch (cause) {
      signal?.throwIfAborted();
      if (unavailable === undefined) throw cause;
      needs.logger.error('search.unavailable', { question: name }, cause);
      return unavailable;
    }
  };
}

function inPortions<Params, Answer>(
  { portions }: QueryDefinition<Params, Answer>,
  ask: Ask<Params, Answer>,
): Ask<Params, Answer> {
  if (!portions) return ask;
  return async (params, signal) => {
    signal?.throwIfAborted();
    return portions.join(await Promise.all(portions.split(params).map((portion) => ask(portion, signal))));
  };
}
