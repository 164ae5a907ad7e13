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
  /** Behind the site stands the sandbox over HTTP; else a hall in memory, and no network at all. */
  readonly isLive: boolean;
  /** Vite's own answers: sources, styles, hot changes. */
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Loads a module as it is saved now. */
  readonly load: (path: string) => Promise<Record<string, unknown>>;
}

/** Vite's client and React's refresh come before the page's own module. */
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

/** Serves the site to its developer, until the function returned is called. Rejects where the port is taken. */
export async function startDevelopment({
  port,
  isLive,
  middleware,
  load,
}: Development): Promise<() => Promise<void>> {
  const container = new Container();
  container.load(await behind(isLive, port));
  const server = Fastify({ logger: false, forceCloseConnections: true });
  server.addHook('onRequest', (request, reply, next) => {
    middleware(request.raw, reply.raw, next);
  });
  const world: World = container;
  addHealth(server, {
    clock: world.get(Clock),
    readiness: () => ({ isReady: true, text: 'ready' }),
    look: async () => lookedAt,
  });
  const admission = new Admission({ clock: world.get(Clock), timer: world.get(Timer) });
  const servePage = servePageOf(deskThatKeepsNothing(container, admission, port, load));
  addEducationEntry(server, { world, admission, servePage });
  addLanguageSwitch(server, { siteOrigin: world.get(Settings).origin });
  addAppFiles(server, world);
  addFigures(server, world, admission);
  if (!isLive) addMedia(server);
  addSitemap(server, world, admission);
  addGateway(server, world, admission);
  addPages(server, servePage, [calendarRoute(world, admission, new TimeSlicer())]);
  await server.listen({ port, host: configFor(port, {}).host });
  console.log(`Ready: http://localhost:${port} (${isLive ? 'with the sandbox' : 'a hall in memory'})`);
  return () => server.close();
}

/** A hall in memory has no CMS that would send its pictures, its music and its films. */
function addMedia(server: FastifyInstance): void {
  const answer = routed(mediaRoutes(inMemory));
  server.get('/media/*', async (request, reply) => {
    reply.hijack();
    deliver(await answer(askedBy(request.raw)), reply.raw);
  });
}

/** Nobody behind a developer's site is looked after. */
const lookedAt: Health = { cms: 'up', search: 'up', shared: 'none', answers: {} };

const keepsNothing = { lifetime: 0, staleIfError: 0, grace: 0 };

/** Every page is drawn anew, from what is saved now. */
function deskThatKeepsNothing(
  container: Container,
  admission: Admission,
  port: number,
  load: Development['load'],
): PageHandler {
  const world: World = container;
  const making: RenderContext = {
    siteOrigin: `http://localhost:${port}`,
    assets,
    container,
    dataUsed: new CacheReadRecorder(),
    render: async (url, _world, signal) => {
      const { render: draw } = (await load('/src/entry-server.tsx')) as { render: typeof render };
      return draw(url, await worldAsSaved(container, load), signal);
    },
  };
  return new PageHandler({
    clock: world.get(Clock),
    admission,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    draw: async (address) => ({ ...(await renderPage(address, making)), ttl: keepsNothing }),
  });
}

/** The world with the screens and the words as they are saved now: those are kept once loaded, and would be yesterday's. */
async function worldAsSaved(parent: Container, load: Development['load']): Promise<Container> {
  const known: World = parent;
  const saved = {
    ...((await load('/src/templates/templates.ts')) as typeof import('#src/templates/templates.ts')),
    ...((await load('/ui/words/phrasebook.ts')) as typeof import('#ui/words/phrasebook.ts')),
  };
  const world = new Container({ parent });
  world.bind(saved.TemplatesToken).toConstantValue(new saved.Templates());
  world.bind(saved.PhrasebookToken).toConstantValue(new saved.Phrasebook(known.get(Logger)));
  return world;
}

async function behind(isLive: boolean, port: number): Promise<ContainerModule> {
  const { sandboxPort } = configFor(port, {});
  const hall = seasonAroundNow(`http://localhost:${sandboxPort + 4}`);
  if (!isLive) {
    return inMemoryModule({ hall, settings: { ...settingsOf(configFor(port, {})), isMadeUp: true } });
  }
  const siteOrigins = [`http://localhost:${port}`, ...localOrigins];
  const sandbox = await startSandbox({ hall, port: sandboxPort, siteOrigins });
  console.log(whoIsWho(sandbox));
  const { cms, bridge, tix, tixEducation, lesson } = sandbox.urls;
  const addresses = {
    CMS_URL: cms,
    BRIDGE_URL: bridge,
    TIX_URL: tix,
    TIX_EDUCATION_URL: tixEducation,
    LESSON_URL: lesson,
  };
  return liveServerModule(configFor(port, addresses));
}

/** What the environment names stands; what is absent is `given`. */
function configFor(port: number, given: Readonly<Record<string, string>>): Config {
  const reading = readConfig({ ...given, ...process.env, PORT: String(port), DEBUG_ROUTES: '1' });
  if (reading.kind === 'ready') return reading.config;
  throw new Error(reading.refusals.map(({ variable, why }) => `${variable}: ${why}`).join('\n'));
}
