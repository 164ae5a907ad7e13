import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ContainerModule } from 'inversify';
import type { BuildAssets } from '#adapters/http-server/asset-manifest.ts';
import { createPipeline } from '#adapters/http-server/create-pipeline.ts';
import { addSiteRoutes, createRouter } from '#adapters/http-server/create-server.ts';
import type { CspSources } from '#adapters/http-server/headers.ts';
import { addHealthRoute } from '#adapters/http-server/health-route.ts';
import { purgeOnInvalidate } from '#adapters/http-server/invalidation.ts';
import { addReportRoutes } from '#adapters/http-server/operation/report-routes.ts';
import type { UpstreamHealth } from '#adapters/http-server/operation/upstream-health.ts';
import type { RenderDocument } from '#adapters/http-server/pages/document-renderer.ts';
import { toUncachedPage } from '#adapters/http-server/pages/find-page.ts';
import type { PageSource } from '#adapters/http-server/pages/page-source.ts';
import { renderPage } from '#adapters/http-server/pages/render-page.ts';
import { servePage } from '#adapters/http-server/pages/serve-page.ts';
import type { RenderingPipeline } from '#adapters/http-server/pipeline.ts';
import type { Hall } from '#adapters/shared/hall.ts';
import { ConsoleLogger } from '#adapters/system/console-logger.adapter.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { uncachedTtl } from '#domain/caching/lifetimes.ts';
import { setDateTimeDefaults } from '#domain/hall/set-date-time-defaults.ts';
import { getHallLocales } from '#domain/locale/locale.ts';
import { hallIdentity } from '#hall/identity.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';
import { type Config, toBrowserSettings } from '#src/config.ts';
import { isExampleContent } from '#src/config/hall-content.ts';
import { toHallFolder } from '#src/config/hall-folder.ts';
import { BugReportingLogger, type RenderBugCollector } from '#src/demo/development/bug-reporting-logger.ts';
import { createDocumentRenderer } from '#src/rendering/document-renderer.ts';
import { templates } from '#src/templates.ts';
import { createWorld } from '#src/worlds/create-world.ts';
import { mergeBrowserOrigins } from '#src/worlds/merge-browser-origins.ts';
import { TranslatorRegistryToken } from '#ui/words/translator-registry.ts';

export interface DevelopmentSiteDependencies {
  readonly config: Config;
  /** Absent where the sandbox or a folder is behind the site. */
  readonly hall: Hall | undefined;
  readonly assets: BuildAssets;
  /** What Vite needs besides what production's content security policy allows. */
  readonly policy: CspSources;
  /** What the head of a rendered page has besides production's: its styles. */
  readonly headMarkup: () => Promise<string>;
  readonly bugs: RenderBugCollector;
  /** Receives the bug because of which a page could not be rendered. It has to answer the request. */
  readonly onFailedPage: (request: IncomingMessage, bug: unknown) => void;
}

/**
 * The site of a developer: production's pipeline and routes over a hall in memory or the sandbox. No page is cached, and a bug is handed
 * on instead of the visitors' error page. It does not listen; its caller passes requests to its router.
 */
export async function createDevelopmentSite(parts: DevelopmentSiteDependencies): Promise<FastifyInstance> {
  const { config, hall, assets, policy, onFailedPage } = parts;
  setDateTimeDefaults(hallIdentity);
  const module = hall ? await memoryModule(hall, parts) : await serverModule(parts);
  // A page whose template has a mistake reports it itself.
  await templates.loadAll().catch(() => {});
  const pipeline = createPipeline({
    settings: config,
    assets,
    templates,
    origins: { browser: mergeBrowserOrigins(toBrowserSettings(config)), added: policy },
    createWorld: () => createWorld([module]),
    createRequestWorld: (world) => createWorld([], world),
    createUpstreamCheck: () => async () => unexamined,
    renderDocument: withMoreInTheHead(createDocumentRenderer(assets), parts),
    createPages: (made) => uncachedPages(made, parts),
  });
  const words = pipeline.world.get(TranslatorRegistryToken);
  await Promise.all(getHallLocales().map((locale) => words.loadAll(locale)));
  const server = createRouter(pipeline);
  // A request during which a bug occurred is answered by Vite, or by no one.
  purgeOnInvalidate(pipeline);
  server.addHook('preClose', async () => server.server.closeAllConnections());
  server.addHook('onClose', () => pipeline.world.get(SharedCache).close());
  addRevalidation(server);
  addHealthRoute(server, pipeline);
  addReportRoutes(server, pipeline);
  if (hall) addMedia(server);
  addSiteRoutes(server, pipeline, async (request, reply) => {
    reply.hijack();
    await servePage(request.raw, reply.raw, '', pipeline).catch((bug: unknown) =>
      onFailedPage(request.raw, bug),
    );
  });
  await server.ready();
  return server;
}

async function memoryModule(
  hall: Hall,
  { config, bugs }: DevelopmentSiteDependencies,
): Promise<ContainerModule> {
  const { createInMemoryWorldModule } = await import('#src/worlds/in-memory.world.ts');
  return createInMemoryWorldModule({
    hall,
    settings: { ...toBrowserSettings(config), isSimulated: true },
    logger: new BugReportingLogger(new ConsoleLogger(), bugs),
  });
}

async function serverModule({ config, bugs }: DevelopmentSiteDependencies): Promise<ContainerModule> {
  const { createServerWorldModule } = await import('#src/worlds/server.world.ts');
  const isExample = isExampleContent(config.cmsFolder, {
    folder: toHallFolder(process.env['HALL']),
    identity: hallIdentity,
  });
  return createServerWorldModule(config, {
    logger: new BugReportingLogger(new ConsoleLogger(), bugs),
    ...(isExample && { moveConcertsTo: new SystemClock().now() }),
  });
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
    const { sendMedia } = await import('#src/demo/development/send-media.ts');
    reply.hijack();
    await sendMedia(request.raw, reply.raw);
  });
}

/** Nothing behind a developer's site is monitored. */
const unexamined: UpstreamHealth = { cms: 'up', search: 'up', shared: 'none', answers: {} };

function withMoreInTheHead(
  renderDocument: RenderDocument,
  { headMarkup }: DevelopmentSiteDependencies,
): RenderDocument {
  return async (task) => {
    const rendered = await renderDocument(task);
    if (rendered.kind === 'redirect') return rendered;
    const markup = await headMarkup();
    return { ...rendered, html: rendered.html.replace('</head>', () => `${markup}</head>`) };
  };
}

/** Every page is rendered at each request. Rejects with the first bug that occurred. */
function uncachedPages(pipeline: RenderingPipeline, { bugs }: DevelopmentSiteDependencies): PageSource {
  return {
    getCached: () => undefined,
    getOrRender: async (_key, address, client = '') => {
      const render = () => bugs.during(() => renderPage(address, pipeline));
      return toUncachedPage({ ...(await pipeline.admission.run('page', render, client)), ttl: uncachedTtl });
    },
    purge: () => {},
    stats: { pages: 0, bytes: 0 },
  };
}
