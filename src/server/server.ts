import { join } from 'node:path';
import compress from '@fastify/compress';
import serveFiles from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { Container, type ContainerModule } from 'inversify';
import { isForgotten } from '#domain/caching/forgetting.ts';
import type { LivePreview } from '#domain/flags/live-preview.ts';
import { locales } from '#domain/locale/locale.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';
import { Timer } from '#ports/timer.port.ts';
import type { Config } from '#src/config.ts';
import { CacheToken } from '#src/di/cache-token.ts';
import type { Fetch } from '#src/di/cms.server.ts';
import { liveServerModule, type ServerOverrides } from '#src/di/live.server.module.ts';
import { LogOutputToken } from '#src/di/log-output-token.ts';
import { previewModule } from '#src/di/preview.server.module.ts';
import { type CmsGuard, CmsGuardToken } from '#src/di/server-tier.ts';
import type { World } from '#src/di/world.ts';
import { render } from '#src/entry-server.tsx';
import { addAdmin } from '#src/server/admin.ts';
import { Admission } from '#src/server/admission/admission.ts';
import { inTurns } from '#src/server/admission/in-turns.ts';
import { Turns } from '#src/server/admission/turns.ts';
import { addAppFiles } from '#src/server/app-files.ts';
import { type Assets, readAssets } from '#src/server/assets.ts';
import { calendarRoute } from '#src/server/calendars/calendars.ts';
import { addEducationEntry } from '#src/server/education-entry.ts';
import { addFigures } from '#src/server/figures/figures.ts';
import { addFrameworkErrors, answerUnparsed, refuseAddress } from '#src/server/framework-errors.ts';
import { addGateway, type Previews } from '#src/server/gateway/gateway.ts';
import { documentHeaders, editorHeaders, headersOfSite } from '#src/server/headers.ts';
import { addHealth } from '#src/server/health.ts';
import { addLanguageSwitch } from '#src/server/language-switch.ts';
import { listenerWith, type Patience, usualPatience } from '#src/server/listener.ts';
import { addNewsletter } from '#src/server/newsletter/newsletter.ts';
import { deepLook } from '#src/server/operation/deep-state.ts';
import { Meters } from '#src/server/operation/meters.ts';
import { addMetrics } from '#src/server/operation/metrics.ts';
import { addPostRules } from '#src/server/operation/posts.ts';
import { addPurge } from '#src/server/operation/purge.ts';
import { Readiness } from '#src/server/operation/readiness.ts';
import { readingOf } from '#src/server/operation/reading.ts';
import { addReports } from '#src/server/operation/reports.ts';
import { addSecurityTxt } from '#src/server/operation/security-txt.ts';
import { warmUp } from '#src/server/operation/warm-up.ts';
import { DataUsed } from '#src/server/pages/data-used.ts';
import { drawPage } from '#src/server/pages/draw-page.ts';
import { PageDesk } from '#src/server/pages/page-desk.ts';
import { distrustUnrenderable } from '#src/server/pages/unrenderable-answers.ts';
import { addPages, servePageOf } from '#src/server/pages.ts';
import { previewGate } from '#src/server/previews/preview-gate.ts';
import { addSitemap } from '#src/server/sitemap/sitemap.ts';
import { turnsAway } from '#src/server/threshold.ts';
import { addVary } from '#src/server/vary.ts';
import { addWorkerFile } from '#src/server/worker-file.ts';
import { TemplatesToken } from '#src/templates/templates.ts';
import { PhrasebookToken } from '#ui/words/phrasebook.ts';

export interface Server {
  /** Where it listens: `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Draws what everyone asks for first, and only then says that visitors may come. */
  warmUp(): Promise<void>;
  /** Says that no one else should come, waits a while, answers who is there, and ends. */
  stop(): Promise<void>;
  /** Ends as soon as it can. */
  close(): Promise<void>;
}

interface ServerOptions {
  readonly config: Config;
  /** Where the build left what browsers fetch. */
  readonly clientDirectory: string;
  /** What a test replaces: the clock, the log. */
  readonly overrides?: ServerOverrides;
  readonly patience?: Patience;
}

/** Milliseconds that answers under way have to arrive, once nothing new is taken: to whoever stops, and to whoever ends at once. */
const lastAnswers = { stop: 8000, close: 1000 };

/** Starts the web tier. Rejects where the port is taken or the site has not been built. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { config, clientDirectory } = options;
  const assets = readAssets(clientDirectory);
  const dataUsed = new DataUsed();
  const meters = new Meters();
  const turns = new Turns();
  const fetch = inTurns(globalThis.fetch, turns);
  const container = await containerOf(options, { assets, meters, dataUsed, fetch });
  const world: World = container;
  const headers = { ...headersOfSite(config), ...documentHeaders(config, assets) };
  const guard: CmsGuard = world.get(CmsGuardToken);
  const preview = (asked: LivePreview) => previewModule(config, asked, { fetch, guard });
  const clock = world.get(Clock);
  const admission = new Admission({ clock, timer: world.get(Timer), onRefused: meters.refusal.bind(meters) });
  const takeTurn = turns.take.bind(turns);
  const acceptsPreview = previewGate(config, world, admission);
  const making = {
    siteOrigin: config.siteOrigin,
    assets,
    container,
    preview,
    render,
    dataUsed,
    takeTurn,
    onUnrenderable: distrustUnrenderable(world.get(CacheToken), world.get(SharedCache), clock),
  };
  const desk = new PageDesk({
    clock,
    admission,
    acceptsPreview,
    headers,
    editorHeaders: editorHeaders(config, headers),
    draw: (address) => meters.drawing(() => drawPage(address, making)),
    onAnswer: meters.page.bind(meters),
    onLeftOut: (path, name) => world.get(Logger).info('list.unknown-parameter', { path, name }),
  });
  meters.watch(() => readingOf(world, desk, admission));
  forgetTogether(world, desk);
  const readiness = new Readiness(clock, config.operation.readinessDeadlineMs);
  let stopWarming = () => {};
  const logger = world.get(Logger);
  const isStopping = () => readiness.isStopping;
  const server = await bareServer(options, { desk, meters, logger, isStopping });
  const forgetful = () => childOf(container, previewModule(config, [], { fetch }));
  addHealth(server, { clock, readiness: () => readiness.answer, look: deepLook(world, forgetful) });
  addMetrics(server, meters, config.operation.metricsToken);
  addWorkerFile(server, options.clientDirectory);
  const previews = {
    accepts: acceptsPreview,
    world: (asked: LivePreview) => childOf(container, preview(asked)),
  };
  addEverything(server, { config, world, previews, assets, desk, admission, turns });
  const url = await server.listen({ port: config.port, host: config.host });
  logger.info('server.listening', { url });
  const end = (milliseconds: number) => {
    stopWarming();
    return ended(server, world, milliseconds);
  };
  return {
    url: `http://localhost:${new URL(url).port}`,
    warmUp: async () => {
      stopWarming = await warmUp(world, desk, (missing) => readiness.report(missing));
    },
    stop: async () => {
      readiness.stop();
      await new Promise((resolve) => {
        setTimeout(resolve, config.operation.farewellMs);
      });
      await end(lastAnswers.stop);
    },
    close: () => end(lastAnswers.close),
  };
}

interface ContainerParts {
  readonly assets: Assets;
  readonly meters: Meters;
  readonly dataUsed: DataUsed;
  readonly fetch: Fetch;
}

/** The container of the world, with the code of every template and all words loaded. */
async function containerOf(
  { config, overrides = {} }: ServerOptions,
  { assets, meters, dataUsed, fetch }: ContainerParts,
): Promise<Container> {
  const watch = {
    onGiven: dataUsed.note.bind(dataUsed),
    onUpstream: meters.question.bind(meters),
    onLogLoss: meters.logLoss.bind(meters),
    onUnsigned: meters.unsignedEntry.bind(meters),
    version: assets.build,
  };
  const container = new Container();
  container.load(liveServerModule(config, overrides, watch, fetch));
  const world: World = container;
  const words = world.get(PhrasebookToken);
  await Promise.all([world.get(TemplatesToken).loadAll(), ...locales.map((locale) => words.loadAll(locale))]);
  return container;
}

/** A world with something else put before it, to be thrown away after one question. */
function childOf(parent: Container, module: ContainerModule): World {
  const child = new Container({ parent });
  child.load(module);
  return child;
}

interface Parts {
  readonly config: Config;
  readonly world: World;
  readonly previews: Previews;
  readonly assets: Assets;
  readonly desk: PageDesk;
  readonly admission: Admission;
  readonly turns: Turns;
}

/** All that is answered through the router; pages last, because they answer everything else. */
function addEverything(server: FastifyInstance, parts: Parts): void {
  const { config, world, previews, assets, desk, admission, turns } = parts;
  addAdmin(server, config);
  const servePage = servePageOf(desk);
  addEducationEntry(server, { world, admission, servePage, headers: documentHeaders(config, assets) });
  addLanguageSwitch(server, config);
  addAppFiles(server, world);
  addFigures(server, world, admission);
  addSitemap(server, world, admission);
  addGateway(server, world, admission, previews);
  addPurge(server, world, config.operation.purgeSecrets);
  addReports(server, world);
  addSecurityTxt(server, world, config);
  addNewsletter(server, { world, admission, assets, headers: documentHeaders(config, assets) });
  addPages(server, servePage, [calendarRoute(world, admission, turns)]);
}

interface BareParts {
  readonly desk: PageDesk;
  readonly meters: Meters;
  readonly logger: Logger;
  readonly isStopping: () => boolean;
}

async function bareServer(
  { config, clientDirectory, patience = usualPatience }: ServerOptions,
  { desk, meters, logger, isStopping }: BareParts,
): Promise<FastifyInstance> {
  const headers = headersOfSite(config);
  const house = { siteOrigin: config.siteOrigin, siteHosts: config.siteHosts, headers };
  const server = Fastify({
    logger: false,
    forceCloseConnections: 'idle',
    trustProxy: (_address, hop) => hop < config.operation.trustedProxies,
    routerOptions: { maxParamLength: 2000 },
    serverFactory: listenerWith(
      [
        (request, response) => {
          // While it drains, no client asks twice on one connection: the next request finds another instance.
          if (isStopping()) response.shouldKeepAlive = false;
          meters.requests.observe(request, response);
          return false;
        },
        (request, response) => turnsAway(request, response, house),
        (request, response) => desk.answerAtOnce(request, response),
      ],
      patience,
    ),
    frameworkErrors: (_error, request, reply) => refuseAddress(request, reply.headers(headers), logger),
    clientErrorHandler: (error, socket) => answerUnparsed(error, socket, headers, logger),
  });
  server.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  addFrameworkErrors(server, logger);
  await addPostRules(server, config);
  await server.register(compress, { global: true, encodings: ['br', 'gzip', 'identity'], threshold: 1024 });
  addVary(server);
  await server.register(serveFiles, {
    root: join(clientDirectory, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    decorateReply: false,
  });
  return server;
}

/** What is to be forgotten, the answers and the pages drawn from them forget together, whichever instance was told. */
function forgetTogether(world: World, desk: PageDesk): void {
  const cache = world.get(CacheToken);
  world.get(SharedCache).onForget(({ beginnings, how }) => {
    const isMeant = (key: string) => isForgotten(key, beginnings);
    cache.purge(isMeant, how);
    desk.purge(isMeant, how);
  });
}

/** Ends once everything under way is answered, or after so many milliseconds. */
async function ended(server: FastifyInstance, world: World, milliseconds: number): Promise<void> {
  const impatience = setTimeout(() => server.server.closeAllConnections(), milliseconds);
  await server.close();
  clearTimeout(impatience);
  await world.get(SharedCache).close();
  await world.get(LogOutputToken).flush();
}
