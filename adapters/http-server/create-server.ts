import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify';
import { addAssetRoutes } from '#adapters/http-server/asset-routes.ts';
import { addAgendaRoutes } from '#adapters/http-server/calendars/agenda-route.ts';
import { createCalendarRoute } from '#adapters/http-server/calendars/calendar-route.ts';
import { addConsentRoute } from '#adapters/http-server/consent-route.ts';
import { addPostGuard } from '#adapters/http-server/csrf-and-rate-limit.ts';
import { addEducationProductionRedirect } from '#adapters/http-server/education-production-redirect.ts';
import { addFigureRoutes } from '#adapters/http-server/figures/figure-routes.ts';
import {
  addIconAndManifestRoutes,
  addSecurityTxtRoute,
  addServiceWorkerRoutes,
} from '#adapters/http-server/fixed-path-file-routes.ts';
import { addFolderMediaRoute } from '#adapters/http-server/folder/folder-media-route.ts';
import {
  addFrameworkErrorHandlers,
  rejectUnreadableUrl,
  sendParserError,
} from '#adapters/http-server/framework-errors.ts';
import { addGatewayRoutes } from '#adapters/http-server/gateway/gateway-routes.ts';
import { addAcceptEncodingVary } from '#adapters/http-server/headers.ts';
import { addAdminRedirect, addSetLanguageRoute } from '#adapters/http-server/home-and-admin-redirects.ts';
import { addNewsletterRoute } from '#adapters/http-server/newsletter/newsletter-route.ts';
import { addHealthRoute } from '#adapters/http-server/operation/health.ts';
import { addMetricsRoute } from '#adapters/http-server/operation/metrics.ts';
import { addPurgeRoute } from '#adapters/http-server/operation/purge-route.ts';
import { addReportRoutes } from '#adapters/http-server/operation/report-routes.ts';
import { MeasuredResponse } from '#adapters/http-server/operation/request-meter.ts';
import { toRouteClass, type routeClasses } from '#adapters/http-server/operation/route-class.ts';
import {
  addPageRoutes,
  createServePage,
  type ServePage,
  serveCachedPage,
} from '#adapters/http-server/pages/serve-page.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import { rejectBadRequest, sendExpectationFailed } from '#adapters/http-server/request-guard.ts';
import { addRobotsAndSitemapRoutes } from '#adapters/http-server/sitemap-routes.ts';

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
const cheapRoutes: readonly string[] = [
  'file',
  'operation',
] satisfies readonly (typeof routeClasses)[number][];

/**
 * Creates the server. Each step responds to a request or passes it on to the next.
 *
 * 1. Malformed requests are rejected, and alternative host names are redirected.
 * 2. A cached page is sent. Every other request that may compute something waits for its turn.
 * 3. Cross-site posts, and posts over the rate limit, are rejected.
 * 4. Static files of the build are sent.
 * 5. Routes respond; each that computes something has a class of admission.
 * 6. Everything else is a page: from the cache, or rendered.
 *
 * `clientDirectory`: the build for browsers; undefined where another server sends its sources.
 */
export async function createServer(
  pipeline: Pipeline,
  clientDirectory: string | undefined,
  timeouts: HttpTimeouts = defaultTimeouts,
): Promise<FastifyInstance> {
  const server = createRouter(pipeline, createServerFactory(pipeline, timeouts)); // 1 and 2
  server.server.on('connection', () => pipeline.timeSlicer.noteConnection());
  await addPostGuard(server, pipeline.settings); // 3
  await addFiles(server, pipeline, clientDirectory); // 4
  addOperation(server, pipeline); // 5, for operators and machines
  addSiteRoutes(server, pipeline, createServePage(pipeline)); // 5, for visitors, and 6
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
function createServerFactory(pipeline: Pipeline, timeouts: HttpTimeouts): FastifyServerFactory {
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
    ServerResponse: MeasuredResponse,
  };
  return (route) =>
    createHttpServer(options, (request, response) => {
      // The connection is closed, so that its next request reaches another instance.
      if (readiness.isStopping) response.shouldKeepAlive = false;
      meters.requests.observe(request, response);
      if (rejectBadRequest(request, response, site) || serveCachedPage(request, response, pipeline)) return;
      // A client that has left has no address. Node keeps an address that was read, in case one leaves before its turn.
      if (request.socket.remoteAddress === undefined) return void response.destroy();
      const run = () => requestIds.run(request, response, () => route(request, response));
      if (cheapRoutes.includes(toRouteClass(request.url ?? ''))) run();
      else void timeSlicer.waitForTurn().then(run);
    }).on('checkExpectation', (request: IncomingMessage, response: MeasuredResponse) => {
      meters.requests.observe(request, response);
      logger.info('request.rejected', { status: 417, method: request.method ?? '' });
      sendExpectationFailed(response, site);
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
    addServiceWorkerRoutes(server, pipeline, clientDirectory);
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
function addSiteRoutes(server: FastifyInstance, pipeline: Pipeline, servePage: ServePage): void {
  const { settings } = pipeline;
  addAdminRedirect(server, settings);
  addEducationProductionRedirect(server, pipeline, servePage); // class `redirect`
  addSetLanguageRoute(server, settings);
  addConsentRoute(server, pipeline);
  addIconAndManifestRoutes(server, pipeline);
  addFigureRoutes(server, pipeline); // `figure`, `picture`
  addRobotsAndSitemapRoutes(server, pipeline); // `sitemap`
  addAgendaRoutes(server, pipeline); // `feed`
  addGatewayRoutes(server, pipeline); // `data`, `preview`
  addNewsletterRoute(server, pipeline); // `form`
  addPageRoutes(server, servePage, [createCalendarRoute(pipeline)]); // `calendar`; `page`, `preview`
}
