import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { BridgeMetrics } from '#adapters/bridge-server/bridge-metrics.ts';
import { BridgeRequestError } from '#adapters/bridge-server/bridge-request-error.ts';
import { addBridgeRoutes, type BridgeRouteDependencies } from '#adapters/bridge-server/bridge-routes.ts';
import { toClientNetwork } from '#adapters/http-server/client-network.ts';
import { statusMessages } from '#adapters/http-server/framework-errors.ts';
import { addMetricsRoute } from '#adapters/http-server/operation/metrics.ts';
import type { Logger } from '#ports/logger.port.ts';

export interface BridgeServerOptions extends BridgeRouteDependencies {
  readonly logger: Logger;
  /** Whether an origin is that of the site, whose pages alone may call the Bridge. */
  readonly isSiteOrigin: (origin: string) => boolean;
  /** The number of requests that a network of clients may send in a minute; 0: any. */
  readonly requestsPerMinute: number;
  /** The number of trusted proxies in front. */
  readonly trustedProxies: number;
  /** The bearer token of `/metrics`; empty: metrics are not served. */
  readonly metricsToken: string;
}

/** The largest body: a list of a thousand favourites has some 10 kB. */
const bodyLimit = 32 * 1024;

/** Paths for operators, which are not limited. */
const operationPaths = ['/health', '/metrics'];

/** Creates the server of the Bridge: its calls, with their limits (BRIDGE-3), and `/health` and `/metrics` (BRIDGE-7). */
export async function createBridgeServer(options: BridgeServerOptions): Promise<FastifyInstance> {
  const { trustedProxies, metricsToken, logger } = options;
  const server = Fastify({
    logger: false,
    bodyLimit,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    trustProxy: (_address, hop) => hop < trustedProxies,
    routerOptions: { maxParamLength: 200 },
  });
  // What another site can send without a preflight request is not read.
  server.removeContentTypeParser('text/plain');
  const metrics = new BridgeMetrics(options);
  metrics.observe(server);
  addErrors(server, logger);
  addCors(server, options);
  await addRateLimit(server, options);
  addHealth(server, options);
  if (metricsToken !== '') metrics.collectProcessMetrics();
  addMetricsRoute(server, metrics, metricsToken);
  addBridgeRoutes(server, options);
  return server;
}

/** Lets the pages of the site read all responses, errors included. A browser's preflight request is answered for any path (BRIDGE-4). */
function addCors(server: FastifyInstance, { isSiteOrigin }: BridgeServerOptions): void {
  server.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.headers({ 'Cache-Control': 'no-store', Vary: 'Origin', 'X-Content-Type-Options': 'nosniff' });
    if (origin && isSiteOrigin(origin)) reply.header('Access-Control-Allow-Origin', origin);
    if (request.method !== 'OPTIONS') return undefined;
    reply.headers({
      'Access-Control-Allow-Methods': 'GET, POST, PUT',
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': '600',
    });
    return reply.code(204).send();
  });
}

async function addRateLimit(
  server: FastifyInstance,
  { requestsPerMinute }: BridgeServerOptions,
): Promise<void> {
  if (requestsPerMinute === 0) return;
  await server.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    cache: 5000,
    keyGenerator: ({ ip }) => toClientNetwork(ip),
    allowList: ({ url }) => operationPaths.includes(url),
    errorResponseBuilder: (_request, { ttl }) =>
      new BridgeRequestError(429, `Too many requests: try again in ${Math.ceil(ttl / 1000)} s`),
  });
}

function addHealth(server: FastifyInstance, { database, catalogue }: BridgeServerOptions): void {
  server.get('/health', async (_request, reply) => {
    await database.check();
    if (!catalogue()) throw new BridgeRequestError(503, 'The concerts of the site have not been read yet');
    return reply.type('text/plain').send('ok');
  });
}

/** Responds to errors in the format of all calls. A line of the log has the pattern of a path, because a path contains a user. */
function addErrors(server: FastifyInstance, logger: Logger): void {
  server.setErrorHandler<FastifyError>((error, { method, routeOptions }, reply) => {
    const { statusCode: code = 500 } = error;
    const facts = { status: code, method, path: routeOptions.url ?? '' };
    const isRefusal = error instanceof BridgeRequestError;
    if (code >= 500) logger.error('bridge.failed', facts, isRefusal ? error.cause : error);
    else logger.info('bridge.rejected', facts);
    const message = isRefusal ? error.message : (statusMessages[code] ?? 'Bad request');
    if (code === 503) reply.header('Retry-After', '5');
    return reply.code(code).send({ error: { code, message } });
  });
  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: { code: 404, message: statusMessages[404] } }),
  );
}
