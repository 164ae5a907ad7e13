import type { FastifyInstance } from 'fastify';
import { type LivePreview, livePreviewOf } from '#domain/flags/live-preview.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { homeUri } from '#domain/locale/locale-routes.ts';
import { pageNotFoundFailure } from '#domain/page/error-page.ts';
import { cmsDefinitions } from '#domain/queries/cms-queries.ts';
import type { AnyParams, QueryDefinition, QueryDefinitions } from '#domain/queries/query.ts';
import { gatewayRoot, paramsIn, queryNamedIn } from '#domain/queries/query-address.ts';
import { searchDefinitions } from '#domain/queries/search-queries.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { getQuery, type QueryFunction, type QueryPort } from '#ports/query.ts';
import { SearchPort } from '#ports/search.port.ts';
import type { World } from '#src/di/world.ts';
import type { Refusal } from '#src/loaders/route-failure.ts';
import { type Admission, Overloaded } from '#src/server/admission/admission.ts';
import { allowManyListeners } from '#src/server/many-listeners.ts';
import type { AcceptsPreview } from '#src/server/previews/preview-gate.ts';
import { overloadText, refuseOverload, retryAfterFailure } from '#src/server/retry-after.ts';

/** Milliseconds until a question of a browser is given up. */
const timeoutMs = 8000;

/** How live previews are answered. */
export interface Previews {
  readonly accepts: AcceptsPreview;
  /** The world of one question of a preview. */
  readonly world: (preview: LivePreview) => World;
}

/**
 * What browsers ask of the CMS and the search, answered from the server's cache: the tokens stay here. A question of a live
 * preview that the CMS accepts is answered by a world of its own; one that it refuses is answered as everybody's. Neither is
 * kept by anybody (CALL-2).
 */
export function addGateway(
  server: FastifyInstance,
  world: World,
  admission: Admission,
  previews?: Previews,
): void {
  const everybody = answersOf(world);
  server.get(`${gatewayRoot}*`, async (request, reply) => {
    const [path = '', search = ''] = request.url.split('?');
    const query = [...new URLSearchParams(search)];
    const preview = livePreviewOf(query);
    const question = everybody(path, query);
    reply.header('Cache-Control', preview ? 'private, no-store' : 'public, max-age=0, must-revalidate');
    if (preview) reply.header('X-Robots-Tag', 'noindex');
    if (!question) return reply.code(pageNotFoundFailure.statusCode).send(refusal(pageNotFoundFailure));
    const ask = (asked = question) => asked.answer(allowManyListeners(AbortSignal.timeout(timeoutMs)));
    try {
      const isAccepted = preview && previews && (await previews.accepts(preview, question.place));
      if (!isAccepted) return await reply.send({ answer: await admission.run('data', () => ask()) });
      const written = () => ask(answersOf(previews.world(preview))(path, query));
      return await reply.send({ answer: await admission.run('preview', written) });
    } catch (cause) {
      if (cause instanceof Overloaded) return refuseOverload(reply, cause).send(refusal(busy));
      world.get(Logger).error('gateway.fetch-failed', { question: question.kind }, cause);
      const wait = retryAfterFailure(cause, world.get(Clock).now());
      reply.headers({ 'Cache-Control': 'no-store', 'Retry-After': wait });
      return reply
        .code(503)
        .send(
          refusal({ statusCode: 503, message: 'Service unavailable: the CMS or the search did not answer' }),
        );
    }
  });
}

/** What an address asks of a world; undefined where it asks nothing. */
function answersOf(world: World) {
  const rows = [
    ...rowsOf(cmsDefinitions, world.get(CmsPort)),
    ...rowsOf(searchDefinitions, world.get(SearchPort)),
  ];
  return (address: string, query: QueryPairs): GatewayAnswer | undefined => {
    const named = queryNamedIn(address);
    const row = rows.find(({ definition }) => definition.path === named?.path);
    const params = named && row && paramsIn(row.definition, named.locale, query);
    if (!params) return undefined;
    const { locale } = params;
    const uri = 'uri' in params && row.name === 'page' ? String(params.uri) : homeUri;
    return { kind: row.name, place: { locale, uri }, answer: (signal) => row.ask(params, signal) };
  };
}

interface Row {
  readonly name: string;
  readonly definition: QueryDefinition<AnyParams, unknown>;
  readonly ask: QueryFunction<AnyParams, unknown>;
}

function rowsOf<Queries>(definitions: QueryDefinitions<Queries>, port: QueryPort<Queries>): readonly Row[] {
  const rows = Object.entries<Row['definition']>(definitions as never);
  return rows.map(([name, definition]) => ({ name, definition, ask: getQuery(port, name) }));
}

const busy: Refusal = { statusCode: 503, message: overloadText };

interface GatewayAnswer {
  readonly kind: string;
  /** The page whose preview would be asked about. */
  readonly place: { readonly locale: Locale; readonly uri: string };
  readonly answer: (signal: AbortSignal) => Promise<unknown>;
}

function refusal({ statusCode, message }: Refusal) {
  return { error: { code: statusCode, message } };
}
