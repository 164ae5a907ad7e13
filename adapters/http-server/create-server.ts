import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify';
import { toClientAddress } from '#adapters/http-server/admission/admission-control.ts';
import { addAgendaRoutes } from '#adapters/http-server/files/agenda-route.ts';
import { createCalendarRoute } from '#adapters/http-server/files/calendar-route.ts';
import { addFigureRoutes } from '#adapters/http-server/files/figure-routes.ts';
import { addRobotsAndSitemapRoutes } from '#adapters/http-server/files/sitemap-routes.ts';
import {
  addAssetRoutes,
  addFixedPathRoutes,
  addFolderMediaRoute,
} from '#adapters/http-server/files/static-files.ts';
import { addWebManifestRoutes } from '#adapters/http-server/files/web-manifest.ts';
import {
  addFrameworkErrorHandlers,
  rejectUnreadableUrl,
  sendParserError,
} from '#adapters/http-server/framework-errors.ts';
import { addHealthRoute } from '#adapters/http-server/operation/health.ts';
import { addMetricsRoute } from '#adapters/http-server/operation/metrics.ts';
import { addPurgeRoute } from '#adapters/http-server/operation/purge-route.ts';
import { addReportRoutes, addSecurityTxtRoute } from '#adapters/http-server/operation/report-routes.ts';
import { purgePath, toRouteClass, type RouteClass } from '#adapters/http-server/operation/request-meter.ts';
import { type Pages, SiteResponse } from '#adapters/http-server/pages/pages.ts';
import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import { rejectBadRequest, sendExpectationFailed } from '#adapters/http-server/request-guard.ts';
import { addAcceptEncodingVary } from '#adapters/http-server/responses/headers.ts';
import { addEducationProductionRedirect } from '#adapters/http-server/routes/education-production-redirect.ts';
import { addGatewayRoutes } from '#adapters/http-server/routes/gateway-routes.ts';
import { addNewsletterRoute } from '#adapters/http-server/routes/newsletter-route.tsx';
import {
  addAdminRedirect,
  addConsentRoute,
  addSetLanguageRoute,
} from '#adapters/http-server/routes/redirects-and-cookies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route name (ROUTE-8); absent for technical routes: files, calendars, the gateway. */
    readonly routeName?: string;
  }
}

/** Timeouts of connections and requests, in milliseconds. */
export interface HttpTimeouts {
  /** For the headers of a request, from the connection or the previous response on. */
  readonly headMs: number;
  /** For a whole request. */
  readonly requestMs: number;
  /** How long an idle connection stays open; must exceed the idle timeout of a proxy in front. */
  readonly idleMs: number;
  /** How often Node checks these timeouts. */
  readonly checkIntervalMs: number;
}

export const defaultTimeouts: HttpTimeouts = {
  headMs: 10_000,
  requestMs: 30_000,
  idleMs: 65_000,
  checkIntervalMs: 2000,
};

/** Routes that compute nothing: their requests wait for no turn. */
const cheapRoutes: readonly RouteClass[] = ['file', 'operation'];

/** Methods that change nothing and are not limited. */
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** The rate limit for one visitor's posts; the window is in milliseconds. */
const postLimit = { max: 30, timeWindow: 60_000 };

/**
 * Creates the server. Each step responds to a request or passes it on to the next.
 *
 * 1. Malformed requests and cross-site posts are rejected, and alternative host names are redirected.
 * 2. A cached page is sent. Every other request that may compute something waits for its turn.
 * 3. Posts over the rate limit are rejected.
 * 4. Static files of the build are sent.
 * 5. Routes respond; each that computes something has a class of admission.
 * 6. Everything else is a page: from the cache, or rendered.
 *
 * `clientDirectory`: the build for browsers; undefined where another server sends its sources.
 */
export async function createServer(
  pipeline: Pipeline,
  pages: Pages,
  clientDirectory: string | undefined,
  timeouts: HttpTimeouts = defaultTimeouts,
): Promise<FastifyInstance> {
  const server = createRouter(pipeline, createServerFactory(pipeline, pages, timeouts)); // 1 and 2
  server.server.on('connection', () => pipeline.timeSlicer.noteConnection());
  await limitPosts(server); // 3
  await addFiles(server, pipeline, clientDirectory); // 4
  addOperation(server, pipeline); // 5, for operators and machines
  addSiteRoutes(server, pipeline, pages); // 5, for visitors, and 6
  return server;
}

/** Creates a router with the common headers and the error handlers. */
export function createRouter(pipeline: Pipeline, serverFactory?: FastifyServerFactory): FastifyInstance {
  const { settings, headers, logger } = pipeline;
  const server = Fastify({
    logger: false,
    forceCloseConnections: 'idle',
    // A request that waits for its turn when the server closes is in progress, and is answered.
    return503OnClosing: false,
    trustProxy: (_address, hop) => hop < settings.operation.trustedProxies,
    // Each route parses the query it reads itself, if it reads one: an address can have thousands of invented parameters.
    routerOptions: { maxParamLength: 2000, querystringParser: () => ({}) },
    ...(serverFactory && { serverFactory }),
    frameworkErrors: (_error, request, reply) => rejectUnreadableUrl(request, reply, pipeline),
    clientErrorHandler: (error, socket) => sendParserError(error, socket, headers.common, logger),
  });
  server.addHook('onRequest', async (_request, reply) => void reply.headers(headers.common));
  addFrameworkErrorHandlers(server, logger);
  return server;
}

/**
 * Creates Node's server with the steps before the router. They use the raw request, so that a cached page is sent with little overhead. A
 * request with an `Expect` that Node does not know has a response of our own: Node's 417 has no headers.
 */
function createServerFactory(pipeline: Pipeline, pages: Pages, timeouts: HttpTimeouts): FastifyServerFactory {
  const { settings, headers, logger, meters, requestIds, timeSlicer, readiness } = pipeline;
  const site = {
    siteOrigin: settings.siteOrigin,
    siteHosts: settings.siteHosts,
    headers: headers.common,
  };
  const options = {
    headersTimeout: timeouts.headMs,
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.idleMs,
    connectionsCheckingInterval: timeouts.checkIntervalMs,
    requireHostHeader: false,
    ServerResponse: SiteResponse,
  };
  return (route) =>
    createHttpServer(options, (request, response) => {
      // The connection is closed, so that its next request reaches another instance.
      if (readiness.isStopping) response.shouldKeepAlive = false;
      meters.requests.observe(request, response);
      if (rejectBadRequest(request, response, site) || pages.sendCached(request, response)) return;
      // A client that has left has no address. Node keeps an address that was read, in case one leaves before its turn.
      if (request.socket.remoteAddress === undefined) return void response.destroy();
      const run = () => requestIds.run(request, response, () => route(request, response));
      if (cheapRoutes.includes(toRouteClass(request.url ?? ''))) run();
      else void timeSlicer.waitForTurn().then(run);
    }).on('checkExpectation', (request: IncomingMessage, response: SiteResponse) => {
      meters.requests.observe(request, response);
      logger.info('request.rejected', { status: 417, method: request.method ?? '' });
      sendExpectationFailed(response, site);
    });
}

/** Limits the rate of posts (D18), but of the purges of the CMS, which need a token. */
async function limitPosts(server: FastifyInstance): Promise<void> {
  await server.register(rateLimit, {
    ...postLimit,
    cache: 5000,
    keyGenerator: ({ ip }) => toClientAddress(ip),
    allowList: ({ method, url }) => safeMethods.includes(method) || url === purgePath,
    errorResponseBuilder: (_request, { ttl }) => ({
      statusCode: 429,
      message: `Too many requests: try again in ${Math.ceil(ttl / 1000)} s`,
    }),
  });
}

async function addFiles(
  server: FastifyInstance,
  pipeline: Pipeline,
  clientDirectory: string | undefined,
): Promise<void> {
  const { settings } = pipeline;
  await server.register(compress, { global: true, encodings: ['br', 'gzip', 'identity'], threshold: 1024 });
  addAcceptEncodingVary(server);
  if (clientDirectory !== undefined) {
    await addAssetRoutes(server, join(clientDirectory, 'assets'), settings.operation.sharedAssets);
    addFixedPathRoutes(server, pipeline, clientDirectory);
  }
  if (settings.cmsFolder !== '') await addFolderMediaRoute(server, settings.cmsFolder);
}

function addOperation(server: FastifyInstance, pipeline: Pipeline): void {
  const { settings, world, meters } = pipeline;
  addHealthRoute(server, pipeline);
  addMetricsRoute(server, meters, settings.operation.metricsToken);
  addPurgeRoute(server, pipeline);
  addReportRoutes(server, pipeline);
  addSecurityTxtRoute(server, world, settings);
}

/** Adds the routes for visitors. Pages are last, because they match every path. */
function addSiteRoutes(server: FastifyInstance, pipeline: Pipeline, pages: Pages): void {
  const { settings } = pipeline;
  addAdminRedirect(server, settings);
  addEducationProductionRedirect(server, pipeline, pages.serve); // class `redirect`
  addSetLanguageRoute(server, settings);
  addConsentRoute(server, pipeline);
  addWebManifestRoutes(server, pipeline);
  addFigureRoutes(server, pipeline); // `figure`, `picture`
  addRobotsAndSitemapRoutes(server, pipeline); // `sitemap`
  addAgendaRoutes(server, pipeline); // `feed`
  addGatewayRoutes(server, pipeline, pages.verifyPreview); // `data`, `preview`
  addNewsletterRoute(server, pipeline); // `form`
  const serveCalendar = createCalendarRoute(pipeline, pages.serve); // `calendar`
  // The router cannot express the form of a calendar's path.
  server.get('/*', (request, reply) =>
    toRouteClass(request.url) === 'calendar' ? serveCalendar(request, reply) : pages.serve(request, reply),
  ); // `page`, `preview`
}
