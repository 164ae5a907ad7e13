import type { FastifyInstance } from 'fastify';
import { type LivePreview, livePreviewOf } from '#domain/flags/live-preview.ts';
import { gatewayQuestion } from '#domain/listing/gateway-path.ts';
import { listGatewayQuestion } from '#domain/listing/list-gateway-path.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { homeUri } from '#domain/locale/locale-routes.ts';
import { pageNotFound } from '#domain/page/error-page.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { OverviewsPort } from '#ports/overviews.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { SiteSearchPort } from '#ports/site-search.port.ts';
import type { World } from '#src/di/world.ts';
import type { Refusal } from '#src/loaders/route-failure.ts';
import { type Admission, Overloaded } from '#src/server/admission/admission.ts';
import { overloadText, refuseOverload } from '#src/server/admission/refuse-overload.ts';
import { answerGateway } from '#src/server/gateway/answer-gateway.ts';
import { answerListGateway } from '#src/server/gateway/answer-list-gateway.ts';
import type { AcceptsPreview } from '#src/server/previews/preview-gate.ts';
import { retryAfterFailure } from '#src/server/retry-after.ts';

/** Milliseconds until a question of a browser is given up. */
const patience = 8000;

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
  server.get('/gateway/*', async (request, reply) => {
    const [path = '', search = ''] = request.url.split('?');
    const query = [...new URLSearchParams(search)];
    const preview = livePreviewOf(query);
    const question = everybody(path, query);
    reply.header('Cache-Control', preview ? 'private, no-store' : 'public, max-age=0, must-revalidate');
    if (preview) reply.header('X-Robots-Tag', 'noindex');
    if (!question) return reply.code(pageNotFound.statusCode).send(refusal(pageNotFound));
    const ask = (asked = question) => asked.answer(AbortSignal.timeout(patience));
    try {
      const isAccepted = preview && previews && (await previews.accepts(preview, question.place));
      if (!isAccepted) return await reply.send({ answer: await admission.run('data', () => ask()) });
      const written = () => ask(answersOf(previews.world(preview))(path, query));
      return await reply.send({ answer: await admission.run('preview', written) });
    } catch (cause) {
      if (cause instanceof Overloaded) return refuseOverload(reply, cause).send(refusal(busy));
      world.get(Logger).error('gateway.unanswered', { question: question.kind }, cause);
      const wait = retryAfterFailure(cause, world.get(Clock).now());
      reply.headers({ 'Cache-Control': 'no-store', 'Retry-After': wait });
      return reply.code(503).send(refusal({ statusCode: 503, message: 'The hall cannot be asked just now' }));
    }
  });
}

/** What an address asks, and who answers it; undefined where it asks nothing. */
function answersOf(world: World) {
  const sources = { cms: world.get(CmsPort), search: world.get(SearchPort) };
  const lists = { overviews: world.get(OverviewsPort), siteSearch: world.get(SiteSearchPort) };
  return (path: string, query: QueryPairs): GatewayAnswer | undefined => {
    const page = gatewayQuestion(path, query);
    if (page) {
      const uri = page.kind === 'page' ? page.uri : homeUri;
      const place = { locale: 'locale' in page ? page.locale : defaultLocale, uri };
      return { kind: page.kind, place, answer: (signal) => answerGateway(page, sources, signal) };
    }
    const list = listGatewayQuestion(path, query);
    const place = { locale: defaultLocale, uri: homeUri };
    return list && { kind: list.kind, place, answer: (signal) => answerListGateway(list, lists, signal) };
  };
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
