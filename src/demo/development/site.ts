import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Container, ContainerModule } from 'inversify';
import { Admission } from '#adapters/http-server/admission/admission.ts';
import { TimeSlicer } from '#adapters/http-server/admission/time-slicer.ts';
import type { Assets } from '#adapters/http-server/asset-manifest.ts';
import { FallbackPages } from '#adapters/http-server/fallback-page.tsx';
import { AnswerCache } from '#adapters/http-server/gateway/answer-cache.ts';
import {
  createCommonHeaders,
  createDocumentHeaders,
  type Headers,
  type PolicySources,
} from '#adapters/http-server/headers.ts';
import { addHealth, type UpstreamHealth } from '#adapters/http-server/health.ts';
import { addCspReports } from '#adapters/http-server/operation/csp-reports.ts';
import type { ServePage } from '#adapters/http-server/page-routes.ts';
import { CacheReadRecorder } from '#adapters/http-server/pages/cache-read-recorder.ts';
import { PageHandler } from '#adapters/http-server/pages/page-handler.ts';
import { type RenderDependencies, renderPage } from '#adapters/http-server/pages/render-page.ts';
import { addHeadersAndErrorHandlers, addSiteRoutes } from '#adapters/http-server/pipeline.ts';
import { ConsoleLogger } from '#adapters/system/console-logger.adapter.ts';
import type { Hall } from '#domain/hall/edition.ts';
import { Clock } from '#ports/clock.port.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { type Config, toBrowserSettings } from '#src/config.ts';
import { BugReportingLogger, type BugReports } from '#src/demo/development/bug-reporting-logger.ts';
import { render } from '#src/entry-server.tsx';
import { createWorld } from '#src/worlds/create-world.ts';

export interface DevelopmentSiteParts {
  readonly config: Config;
  /** Absent where the sandbox is behind the site. */
  readonly hall: Hall | undefined;
  readonly assets: Assets;
  /** What Vite needs besides what production's content security policy allows. */
  readonly policy: PolicySources;
  /** What the head of a rendered page has besides production's: its styles. */
  readonly headMarkup: () => Promise<string>;
  readonly bugs: BugReports;
  /** Receives the bug because of which a page could not be rendered. It has to answer the request. */
  readonly onFailedPage: (request: IncomingMessage, bug: unknown) => void;
}

/**
 * The site of a developer: production's routes over a hall in memory or the sandbox. No page is cached, and a bug is handed on
 * instead of the visitors' error page. It does not listen; its caller passes requests to its router.
 */
export async function createSite(parts: DevelopmentSiteParts): Promise<FastifyInstance> {
  const { config, hall, assets, policy } = parts;
  const module = hall ? await memoryModule(hall, parts) : await sandboxModule(parts);
  const world = createWorld([module]);
  const admission = new Admission({ clock: world.get(Clock), timer: world.get(Timer) });
  const headers = { ...createCommonHeaders(config), ...createDocumentHeaders(config, assets, policy) };
  const server = Fastify({
    logger: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 2000 },
  });
  server.addHook('onClose', () => world.get(SharedCache).close());
  addHeadersAndErrorHandlers(server, { config, world });
  addRevalidation(server);
  addHealth(server, {
    clock: world.get(Clock),
    readiness: () => ({ isReady: true, text: 'ready' }),
    checkDeep: async () => unexamined,
  });
  addCspReports(server, world);
  if (hall) addMedia(server);
  const fallbackPages = new FallbackPages(assets.styles);
  const pageHandler = uncachedPages({ world, admission, headers, fallbackPages }, parts);
  const servePage = servePageOf(pageHandler, parts);
  addSiteRoutes(server, {
    config,
    world,
    assets,
    headers,
    fallbackPages,
    servePage,
    admission,
    // Without records of the data cache it stores nothing.
    answerCache: new AnswerCache({
      clock: world.get(Clock),
      timer: world.get(Timer),
      readRecorder: new CacheReadRecorder(),
    }),
    timeSlicer: new TimeSlicer(),
  });
  await server.ready();
  return server;
}

async function memoryModule(hall: Hall, { config, bugs }: DevelopmentSiteParts): Promise<ContainerModule> {
  const { inMemoryWorld } = await import('#src/worlds/in-memory.world.ts');
  return inMemoryWorld({
    hall,
    settings: { ...toBrowserSettings(config), isSimulated: true },
    logger: new BugReportingLogger(new ConsoleLogger(), bugs),
  });
}

async function sandboxModule({ config, bugs }: DevelopmentSiteParts): Promise<ContainerModule> {
  const { serverWorld } = await import('#src/worlds/server.world.ts');
  return serverWorld(config, { logger: new BugReportingLogger(new ConsoleLogger(), bugs) });
}

/** A browser requests again what it may cache in production: the code that renders a figure may have changed. */
function addRevalidation(server: FastifyInstance): void {
  server.addHook('onSend', async (_request, reply) => {
    const isStored = !String(reply.getHeader('cache-control')).includes('no-store');
    if (isStored) reply.header('Cache-Control', 'no-cache');
  });
}

/** A hall in memory has no CMS that would send its pictures, its music and its films. */
function addMedia(server: FastifyInstance): void {
  server.get('/media/*', async (request, reply) => {
    const { sendMedia } = await import('#src/demo/development/media.ts');
    reply.hijack();
    await sendMedia(request.raw, reply.raw);
  });
}

/** Nothing behind a developer's site is monitored. */
const unexamined: UpstreamHealth = { cms: 'up', search: 'up', shared: 'none', answers: {} };

const noTtl = { lifetimeSeconds: 0, staleIfErrorSeconds: 0, graceSeconds: 0 };

function servePageOf(pages: PageHandler, { onFailedPage }: DevelopmentSiteParts): ServePage {
  return async (request, reply) => {
    reply.hijack();
    await pages.answer(request.raw, reply.raw).catch((bug: unknown) => onFailedPage(request.raw, bug));
  };
}

interface PageParts {
  readonly world: Container;
  readonly admission: Admission;
  readonly headers: Headers;
  readonly fallbackPages: FallbackPages;
}

/** Every page is rendered at each request. Rejects with the first bug that occurred. */
function uncachedPages(
  { world, admission, headers, fallbackPages }: PageParts,
  { config, assets, headMarkup, bugs }: DevelopmentSiteParts,
): PageHandler {
  const context: RenderDependencies = {
    siteOrigin: config.siteOrigin,
    assets,
    fallbackPages,
    container: world,
    readRecorder: new CacheReadRecorder(),
    render: async (...request) => {
      const result = await render(...request);
      if (result.kind === 'redirect') return result;
      const markup = await headMarkup();
      return { ...result, html: result.html.replace('</head>', () => `${markup}</head>`) };
    },
  };
  return new PageHandler({
    clock: world.get(Clock),
    timer: world.get(Timer),
    admission,
    edgeCache: '',
    headers,
    fallbackPages,
    render: async (address) => ({
      ...(await bugs.during(() => renderPage(address, context))),
      ttl: noTtl,
    }),
  });
}
