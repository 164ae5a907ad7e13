import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { Container, type ContainerModule } from 'inversify';
import { inMemory } from '#fixtures/sandbox/database/hall-database.ts';
import { mediaRoutes } from '#fixtures/sandbox/media/media-routes.ts';
import { startSandbox } from '#fixtures/sandbox/sandbox.ts';
import { askedBy } from '#fixtures/sandbox/support/asked.ts';
import { deliver } from '#fixtures/sandbox/support/delivery.ts';
import { routed } from '#fixtures/sandbox/support/router.ts';
import { localOrigins } from '#fixtures/sandbox/support/site-origins.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { type Config, readConfig, settingsOf } from '#src/config.ts';
import { seasonAroundNow } from '#src/demo/season.ts';
import { whoIsWho } from '#src/demo/who-is-who.ts';
import { inMemoryModule } from '#src/di/in-memory.module.ts';
import { liveServerModule } from '#src/di/live.server.module.ts';
import type { World } from '#src/di/world.ts';
import type { render } from '#src/entry-server.tsx';
import { Admission } from '#src/server/admission/admission.ts';
import { TimeSlicer } from '#src/server/admission/time-slicer.ts';
import { addAppFiles } from '#src/server/app-files.ts';
import type { Assets } from '#src/server/assets.ts';
import { calendarRoute } from '#src/server/calendars/calendars.ts';
import { addEducationEntry } from '#src/server/education-entry.ts';
import { addFigures } from '#src/server/figures/figures.ts';
import { addGateway } from '#src/server/gateway/gateway.ts';
import { addHealth, type Health } from '#src/server/health.ts';
import { addLanguageSwitch } from '#src/server/language-switch.ts';
import { CacheReadRecorder } from '#src/server/pages/cache-read-recorder.ts';
import { PageHandler } from '#src/server/pages/page-handler.ts';
import { type RenderContext, renderPage } from '#src/server/pages/render-page.ts';
import { addPages, servePageOf } from '#src/server/pages.ts';
import { addSitemap } from '#src/server/sitemap/sitemap.ts';

interface Development {
  readonly port: number;
  /** Whether the site uses the sandbox over HTTP; if not, an in-memory hall without network. */
  readonly isLive: boolean;
  /** Vite's middleware: sources, styles, hot updates. */
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Loads the current version of a module. */
  readonly load: (path: string) => Promise<Record<string, unknown>>;
}

/** Loads Vite's client and React Refresh before the entry module. */
const boot = `
import RefreshRuntime from '/@react-refresh';
RefreshRuntime.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('/@vite/client');
await import('/src/entry-browser.tsx');
`;

const assets: Assets = {
  build: 'development',
  entry: '/src/entry-browser.tsx',
  modules: [],
  styles: ['/ui/theme/theme.css?direct'],
  fonts: [],
  boot: { source: boot, hash: '' },
};

/** Starts the development server. Resolves to a function that stops it. Rejects if the port is taken. */
export async function startDevelopment({
  port,
  isLive,
  middleware,
  load,
}: Development): Promise<() => Promise<void>> {
  const container = new Container();
  container.load(await createWorldModule(isLive, port));
  const server = Fastify({ logger: false, forceCloseConnections: true });
  server.addHook('onRequest', (request, reply, next) => {
    middleware(request.raw, reply.raw, next);
  });
  const world: World = container;
  addHealth(server, {
    clock: world.get(Clock),
    readiness: () => ({ isReady: true, text: 'ready' }),
    look: async () => developmentHealth,
  });
  const admission = new Admission({ clock: world.get(Clock), timer: world.get(Timer) });
  const servePage = servePageOf(createUncachedPageHandler(container, admission, port, load));
  addEducationEntry(server, { world, admission, servePage });
  addLanguageSwitch(server, { siteOrigin: world.get(Settings).origin });
  addAppFiles(server, world);
  addFigures(server, world, admission);
  if (!isLive) addMedia(server);
  addSitemap(server, world, admission);
  addGateway(server, world, admission);
  addPages(server, servePage, [calendarRoute(world, admission, new TimeSlicer())]);
  await server.listen({ port, host: readDevelopmentConfig(port, {}).host });
  console.log(`Ready: http://localhost:${port} (${isLive ? 'with the sandbox' : 'a hall in memory'})`);
  return () => server.close();
}

/** Serves the media of an in-memory hall, which has no CMS to serve them. */
function addMedia(server: FastifyInstance): void {
  const respond = routed(mediaRoutes(inMemory));
  server.get('/media/*', async (request, reply) => {
    reply.hijack();
    deliver(await respond(askedBy(request.raw)), reply.raw);
  });
}

/** The deep health of the development server: always up. */
const developmentHealth: Health = { cms: 'up', search: 'up', shared: 'none', answers: {} };

const noCaching = { lifetime: 0, staleIfError: 0, grace: 0 };

/** A page handler without a cache, which renders each page with the current code. */
function createUncachedPageHandler(
  container: Container,
  admission: Admission,
  port: number,
  load: Development['load'],
): PageHandler {
  const world: World = container;
  const context: RenderContext = {
    siteOrigin: `http://localhost:${port}`,
    assets,
    container,
    dataUsed: new CacheReadRecorder(),
    render: async (url, _world, signal) => {
      const { render: renderCurrent } = (await load('/src/entry-server.tsx')) as { render: typeof render };
      return renderCurrent(url, await createCurrentWorld(container, load), signal);
    },
  };
  return new PageHandler({
    clock: world.get(Clock),
    admission,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    draw: async (address) => ({ ...(await renderPage(address, context)), ttl: noCaching }),
  });
}

/** A child world with the current templates and words, because the parent's are cached once loaded. */
async function createCurrentWorld(parent: Container, load: Development['load']): Promise<Container> {
  const parentWorld: World = parent;
  const current = {
    ...((await load('/src/templates/templates.ts')) as typeof import('#src/templates/templates.ts')),
    ...((await load('/ui/words/phrasebook.ts')) as typeof import('#ui/words/phrasebook.ts')),
  };
  const world = new Container({ parent });
  world.bind(current.TemplatesToken).toConstantValue(new current.Templates());
  world.bind(current.PhrasebookToken).toConstantValue(new current.Phrasebook(parentWorld.get(Logger)));
  return world;
}

async function createWorldModule(isLive: boolean, port: number): Promise<ContainerModule> {
  const { sandboxPort } = readDevelopmentConfig(port, {});
  const hall = seasonAroundNow(`http://localhost:${sandboxPort + 4}`);
  if (!isLive) {
    return inMemoryModule({
      hall,
      settings: { ...settingsOf(readDevelopmentConfig(port, {})), isMadeUp: true },
    });
  }
  const siteOrigins = [`http://localhost:${port}`, ...localOrigins];
  const sandbox = await startSandbox({ hall, port: sandboxPort, siteOrigins });
  console.log(whoIsWho(sandbox));
  const { cms, bridge, tix, tixEducation, lesson } = sandbox.urls;
  const sandboxAddresses = {
    CMS_URL: cms,
    BRIDGE_URL: bridge,
    TIX_URL: tix,
    TIX_EDUCATION_URL: tixEducation,
    LESSON_URL: lesson,
  };
  return liveServerModule(readDevelopmentConfig(port, sandboxAddresses));
}

/** The configuration from the environment, with `defaults` for variables that are not set. */
function readDevelopmentConfig(port: number, defaults: Readonly<Record<string, string>>): Config {
  const reading = readConfig({ ...defaults, ...process.env, PORT: String(port), DEBUG_ROUTES: '1' });
  if (reading.kind === 'ready') return reading.config;
  throw new Error(reading.refusals.map(({ variable, why }) => `${variable}: ${why}`).join('\n'));
}
