import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Container } from 'inversify';
import type { Admission } from '#adapters/http-server/admission/admission.ts';
import type { TimeSlicer } from '#adapters/http-server/admission/time-slicer.ts';
import type { Assets } from '#adapters/http-server/asset-manifest.ts';
import { addAssets, createServedBuildCheck } from '#adapters/http-server/assets.ts';
import { addErrorReports } from '#adapters/http-server/browser-errors/error-reports.ts';
import { createCalendarRoute } from '#adapters/http-server/calendars/calendar-route.ts';
import { addEducationProductionRedirect } from '#adapters/http-server/education-production-redirect.ts';
import type { FallbackPages } from '#adapters/http-server/fallback-page.tsx';
import { addFigures } from '#adapters/http-server/figures/figures.ts';
import {
  addIconsAndManifest,
  addSecurityTxt,
  addServiceWorkerFile,
} from '#adapters/http-server/fixed-path-files.ts';
import { addFolderMedia } from '#adapters/http-server/folder/folder-media.ts';
import {
  addFrameworkErrors,
  rejectUnreadableUrl,
  sendParserError,
} from '#adapters/http-server/framework-errors.ts';
import type { AnswerCache } from '#adapters/http-server/gateway/answer-cache.ts';
import { addGateway, type PreviewDependencies } from '#adapters/http-server/gateway/gateway.ts';
import {
  addAcceptEncodingVary,
  createCommonHeaders,
  createDocumentHeaders,
  type Headers,
} from '#adapters/http-server/headers.ts';
import { addHealth, type HealthDependencies } from '#adapters/http-server/health.ts';
import { addAdminRedirect, addDutchHomeSwitchRoute } from '#adapters/http-server/home-and-admin-redirects.ts';
import { addNewsletter } from '#adapters/http-server/newsletter/newsletter.ts';
import { AccessLog } from '#adapters/http-server/operation/access-log.ts';
import { addCspReports } from '#adapters/http-server/operation/csp-reports.ts';
import { addMetrics, type Metrics } from '#adapters/http-server/operation/metrics.ts';
import { addPostGuard } from '#adapters/http-server/operation/post-guard.ts';
import { addPurge } from '#adapters/http-server/operation/purge.ts';
import { classifyRoute, type routeClasses } from '#adapters/http-server/operation/route-class.ts';
import { addPages, createServePage, type ServePage } from '#adapters/http-server/page-routes.ts';
import type { PageHandler } from '#adapters/http-server/pages/page-handler.ts';
import { rejectBadRequest, sendExpectationFailed } from '#adapters/http-server/request-guard.ts';
import { createServerFactory, type HttpTimeouts } from '#adapters/http-server/server-factory.ts';
import { addRobotsAndSitemaps } from '#adapters/http-server/sitemap/sitemap.ts';
import type { RequestTracer } from '#adapters/http-server/tracing/request-tracer.ts';
import { Logger } from '#ports/logger.port.ts';
import { Random } from '#ports/random.port.ts';
import type { Config } from '#src/config.ts';

/** What the request pipeline needs. */
export interface PipelineParts {
  readonly config: Config;
  /** The build output for browsers. */
  readonly clientDirectory: string;
  readonly timeouts: HttpTimeouts;
  readonly world: Container;
  readonly assets: Assets;
  readonly pageHandler: PageHandler;
  readonly fallbackPages: FallbackPages;
  readonly admission: Admission;
  readonly answerCache: AnswerCache;
  readonly timeSlicer: TimeSlicer;
  readonly previews: PreviewDependencies;
  readonly meters: Metrics;
  readonly requestTracer: RequestTracer;
  readonly health: HealthDependencies;
  /** Whether the server is stopping: keep-alive connections are closed, so that the next request reaches another instance. */
  readonly isStopping: () => boolean;
}

/** Routes that compute nothing: their requests wait for no turn. */
const cheapRoutes: readonly string[] = [
  'file',
  'operation',
] satisfies readonly (typeof routeClasses)[number][];

/**
 * Creates the request pipeline. Each step responds or passes the request on to the next.
 *
 * 1. Malformed requests are rejected, and alternative host names are redirected.
 * 2. A cached page is sent. Every other request that may compute something waits for its turn.
 * 3. Cross-site posts, and posts over the rate limit, are rejected.
 * 4. Static files of the build are sent.
 * 5. Routes respond; each that computes something has a class of admission.
 * 6. Everything else is a page: from the cache, or rendered.
 */
export async function createPipeline(parts: PipelineParts): Promise<FastifyInstance> {
  const server = createServer(parts); // 1 and 2
  server.server.on('connection', () => parts.timeSlicer.noteConnection());
  addHeadersAndErrorHandlers(server, parts);
  await addPostGuard(server, parts.config); // 3
  await addFiles(server, parts); // 4
  addOperation(server, parts); // 5, for operators and machines
  const { config, assets, pageHandler } = parts;
  const headers = createDocumentHeaders(config, assets);
  addSiteRoutes(server, { ...parts, headers, servePage: createServePage(pageHandler) }); // 5, for visitors, and 6
  return server;
}

/** Creates the server with the steps before the router. They use Node's raw request, so that a cached page is sent with little overhead. */
function createServer({
  config,
  timeouts,
  world,
  pageHandler,
  meters,
  requestTracer,
  timeSlicer,
  isStopping,
}: PipelineParts): FastifyInstance {
  const headers = createCommonHeaders(config);
  const site = { siteOrigin: config.siteOrigin, siteHosts: config.siteHosts, headers };
  const logger = world.get(Logger);
  const accessLog = config.operation.hasAccessLog
    ? new AccessLog({ logger, random: world.get(Random), requestTracer })
    : undefined;
  const observe = (request: IncomingMessage, response: ServerResponse) =>
    meters.requests.observe(request, response, (handled) => accessLog?.record(request, response, handled));
  return Fastify({
    logger: false,
    forceCloseConnections: 'idle',
    // A request that waits for its turn when the server closes is in progress, and is answered.
    return503OnClosing: false,
    trustProxy: (_address, hop) => hop < config.operation.trustedProxies,
    // Each route parses the query it reads itself, if it reads one: an address can have thousands of invented parameters.
    routerOptions: { maxParamLength: 2000, querystringParser: () => ({}) },
    serverFactory: createServerFactory(
      [
        (request, response) => {
          if (isStopping()) response.shouldKeepAlive = false;
          observe(request, response);
          return false;
        },
        (request, response) => rejectBadRequest(request, response, site),
        (request, response) => pageHandler.serveFromCache(request, response),
      ],
      (request, response, route) => {
        // A client that has left has no address. Node keeps an address that was read, in case one leaves before its turn.
        if (request.socket.remoteAddress === undefined) return void response.destroy();
        const run = () => requestTracer.run(request, response, route);
        if (cheapRoutes.includes(classifyRoute(request.url ?? ''))) run();
        else void timeSlicer.waitForTurn().then(run);
      },
      (request, response) => {
        observe(request, response);
        logger.info('request.rejected', { status: 417, method: request.method ?? '' });
        sendExpectationFailed(response, site);
      },
      timeouts,
    ),
    frameworkErrors: (_error, request, reply) => rejectUnreadableUrl(request, reply.headers(headers), logger),
    clientErrorHandler: (error, socket) => sendParserError(error, socket, headers, logger),
  });
}

/** Adds the common headers and the error handlers. */
export function addHeadersAndErrorHandlers(
  server: FastifyInstance,
  { config, world }: Pick<PipelineParts, 'config' | 'world'>,
): void {
  const headers = createCommonHeaders(config);
  server.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  addFrameworkErrors(server, world.get(Logger));
}

async function addFiles(server: FastifyInstance, { clientDirectory, config }: PipelineParts): Promise<void> {
  await server.register(compress, { global: true, encodings: ['br', 'gzip', 'identity'], threshold: 1024 });
  addAcceptEncodingVary(server);
  await addAssets(server, join(clientDirectory, 'assets'), config.operation.sharedAssets);
  addServiceWorkerFile(server, clientDirectory);
  if (config.cmsFolder !== '') await addFolderMedia(server, config.cmsFolder);
}

function addOperation(
  server: FastifyInstance,
  { config, world, assets, meters, health }: PipelineParts,
): void {
  addHealth(server, health);
  addMetrics(server, meters, config.operation.metricsToken);
  addPurge(server, world, config.operation.purgeSecrets, meters.countPurge.bind(meters));
  addCspReports(server, world);
  addErrorReports(server, {
    world,
    meter: meters.browserErrors,
    reporter: assets.errorReporter,
    isServedBuild: createServedBuildCheck(assets, config.operation.sharedAssets),
    sampleRate: config.operation.browserErrorSampleRate,
  });
  addSecurityTxt(server, world, config);
}

interface RouteParts
  extends Pick<PipelineParts, 'config' | 'world' | 'assets' | 'admission' | 'answerCache' | 'timeSlicer'> {
  /** The headers of every document. */
  readonly headers: Headers;
  readonly fallbackPages: FallbackPages;
  readonly servePage: ServePage;
  /** Absent if no live previews are served. */
  readonly previews?: PreviewDependencies;
}

/** Adds the routes for visitors. Pages are last, because they match every path. */
export function addSiteRoutes(server: FastifyInstance, parts: RouteParts): void {
  const { config, world, assets, headers, fallbackPages, servePage, admission, timeSlicer } = parts;
  addAdminRedirect(server, config);
  addEducationProductionRedirect(server, { world, admission, servePage, fallbackPages, headers }); // class `redirect`
  addDutchHomeSwitchRoute(server, config);
  addIconsAndManifest(server, world);
  addFigures(server, world, admission); // `figure`, `picture`
  addRobotsAndSitemaps(server, world, admission); // `sitemap`
  addGateway(server, parts); // `data`, `preview`
  addNewsletter(server, { world, admission, assets, headers }); // `form`
  addPages(server, servePage, [createCalendarRoute(world, admission, timeSlicer)]); // `calendar`; `page`, `preview`
}
