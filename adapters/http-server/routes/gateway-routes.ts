import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Container } from 'inversify';
import { toCacheKey } from '#adapters/caching/data-cache.adapter.ts';
import { GeneratedFileCache, createDeadline } from '#adapters/http-server/files/generated-files.ts';
import type { VerifyPreview } from '#adapters/http-server/pages/preview-verifier.ts';
import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import {
  type Encoding,
  computeEtag,
  encodeBody,
  matchesEtag,
  negotiateEncoding,
} from '#adapters/http-server/responses/encodings-and-etags.ts';
import { setUnavailable } from '#adapters/http-server/responses/short-answers.ts';
import { parseLivePreviewParams } from '#adapters/http/live-preview.ts';
import { cmsDefinitions } from '#adapters/shared/queries/cms-definitions.ts';
import type { QueryDefinition, QueryDefinitions } from '#adapters/shared/queries/query-definition.ts';
import { searchDefinitions } from '#adapters/shared/queries/search-definitions.ts';
import {
  gatewayPrefix,
  parseGatewayPath,
  parseQueryParams,
} from '#adapters/web-gateway/web-gateway.address.ts';
import { homeUri } from '#domain/locale/locale-routes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';
import type { Instant } from '#domain/time/instant.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { type InLocale, type Query, getQuery } from '#ports/query.ts';
import { SearchPort } from '#ports/search.port.ts';

/** The size of the cached answers, in bytes. One has some 8 kB as it is sent. */
const maxBytes = 16 * 2 ** 20;

const timeoutMs = 8000;

/**
 * Adds the gateway through which browsers query the CMS and the search: responses come from the server's caches, and the
 * tokens stay on the server. A query of an accepted live preview gets its own world; that of a rejected preview is answered like
 * any other. Neither response may be cached (CALL-2).
 */
export function addGatewayRoutes(
  server: FastifyInstance,
  pipeline: Pipeline,
  verifyPreview: VerifyPreview,
): void {
  const { world, admission, clock } = pipeline;
  // So that an answer is joined, serialized and compressed once (CACHE-4).
  const answers = new GeneratedFileCache<EncodedQueryResult>({
    ...pipeline,
    maxBytes,
    sizeOf: ({ body }) => body.byteLength,
  });
  pipeline.caches.push(answers);
  const findQuery = createQueryFinder(world);
  server.get(`${gatewayPrefix}*`, async (request, reply) => {
    const [path = '', search = ''] = request.url.split('?');
    const query = [...new URLSearchParams(search)];
    const preview = parseLivePreviewParams(query);
    const publicQuery = findQuery(path, query);
    reply.header('Cache-Control', preview ? 'private, no-store' : 'public, max-age=0, must-revalidate');
    if (preview) reply.header('X-Robots-Tag', 'noindex');
    if (!publicQuery) return reply.code(404).send({ error: notFound });
    const run = (found = publicQuery) => found.run(createDeadline(timeoutMs));
    try {
      const isAccepted = preview && (await verifyPreview(preview, publicQuery.page, request.ip));
      if (!isAccepted) {
        const encoding = negotiateEncoding(request.headers['accept-encoding']);
        const key = publicQuery.toCacheKey(clock.now());
        const answer = await answers.getOrGenerate(`${encoding} ${key}`, () =>
          encodeQueryResult(encoding, () => admission.run('data', () => run(), request.ip)),
        );
        return sendAnswer(request, reply, answer);
      }
      const runPreview = () => run(createQueryFinder(pipeline.createRequestWorld(preview))(path, query));
      return await reply.send({ answer: await admission.run('preview', runPreview, request.ip) });
    } catch (cause) {
      const failed = { event: 'gateway.fetch-failed', facts: { question: publicQuery.name } };
      const overloaded = setUnavailable(reply, cause, pipeline, failed);
      const message = overloaded ?? 'Service unavailable: the CMS or the search did not answer';
      return reply.send({ error: { code: 503, message } });
    }
  });
}

function sendAnswer(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { body, encoding, etag }: EncodedQueryResult,
): FastifyReply {
  reply.header('ETag', etag);
  if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Creates a function that finds the query for an address; undefined if there is none. */
function createQueryFinder(world: Container) {
  const rows = [
    ...toRows(cmsDefinitions, world.get(CmsPort)),
    ...toRows(searchDefinitions, world.get(SearchPort)),
  ];
  return (address: string, query: QueryPairs): GatewayQuery | undefined => {
    const named = parseGatewayPath(address);
    const row = rows.find(({ definition }) => definition.path === named?.path);
    const params = named && row && parseQueryParams(row.definition, named.locale, query);
    if (!params) return undefined;
    const { locale } = params;
    const uri = 'uri' in params && row.name === 'page' ? String(params.uri) : homeUri;
    return {
      name: row.name,
      page: { locale, uri },
      toCacheKey: (now) => toCacheKey(row.definition, params, now),
      run: (signal) => row.run(params, signal),
    };
  };
}

interface Row {
  readonly name: string;
  readonly definition: QueryDefinition<InLocale, unknown>;
  readonly run: Query<InLocale, unknown>;
}

function toRows<Queries extends object>(
  definitions: QueryDefinitions<Queries>,
  port: Queries,
): readonly Row[] {
  const entries = Object.entries<Row['definition']>(
    definitions as Readonly<Record<string, Row['definition']>>,
  );
  return entries.map(([name, definition]) => ({ name, definition, run: getQuery(port, name) }));
}

const notFound = { code: 404, message: 'This page could not be found' };

interface GatewayQuery {
  readonly name: string;
  /** The page whose preview token would be verified. */
  readonly page: { readonly locale: Locale; readonly uri: string };
  readonly toCacheKey: (now: Instant) => string;
  readonly run: (signal: AbortSignal) => Promise<unknown>;
}

/** The answer of a query as it is sent: JSON in one encoding. */
interface EncodedQueryResult {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly etag: string;
}

/** Runs a query and encodes its answer. Rejects as the query does. */
async function encodeQueryResult(
  encoding: Encoding,
  run: () => Promise<unknown>,
): Promise<EncodedQueryResult> {
  const text = JSON.stringify({ answer: await run() });
  return { body: await encodeBody(Buffer.from(text, 'utf8'), encoding), encoding, etag: computeEtag(text) };
}
