import type { FastifyInstance } from 'fastify';
import { Container, type ContainerModule } from 'inversify';
import { isInvalidated } from '#domain/caching/invalidation.ts';
import type { LivePreview } from '#domain/flags/live-preview.ts';
import { locales } from '#domain/locale/locale.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';
import { Timer } from '#ports/timer.port.ts';
import type { Config } from '#src/config.ts';
import { CacheToken } from '#src/di/cache-token.ts';
import type { Fetch } from '#src/di/cms.server.ts';
import { LogOutputToken, liveServerModule, type ServerOverrides } from '#src/di/live.server.module.ts';
import { previewModule } from '#src/di/preview.server.module.ts';
import { type CmsGuard, CmsGuardToken } from '#src/di/server-tier.ts';
import type { World } from '#src/di/world.ts';
import { render } from '#src/entry-server.tsx';
import { Admission } from '#src/server/admission/admission.ts';
import { sliceResponses, TimeSlicer } from '#src/server/admission/time-slicer.ts';
import { type Assets, readAssets } from '#src/server/assets.ts';
import { documentHeaders, editorHeaders, headersOfSite } from '#src/server/headers.ts';
import { defaultTimeouts, type HttpTimeouts } from '#src/server/listener.ts';
import { checkDeepHealth } from '#src/server/operation/deep-health.ts';
import { Meters, readGauges } from '#src/server/operation/meters.ts';
import { Readiness } from '#src/server/operation/readiness.ts';
import { warmUp } from '#src/server/operation/warm-up.ts';
import { CacheReadRecorder } from '#src/server/pages/cache-read-recorder.ts';
import { PageHandler } from '#src/server/pages/page-handler.ts';
import { type RenderContext, renderPage } from '#src/server/pages/render-page.ts';
import { invalidateUnrenderable } from '#src/server/pages/unrenderable-answers.ts';
import { createPipeline } from '#src/server/pipeline.ts';
import { previewGate } from '#src/server/previews/preview-gate.ts';
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
  readonly timeoutMs?: HttpTimeouts;
}

/** Milliseconds that answers under way have to arrive, once nothing new is taken: to whoever stops, and to whoever ends at once. */
const lastAnswers = { stop: 8000, close: 1000 };

/** Starts the web tier. Rejects where the port is taken or the site has not been built. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { config, clientDirectory } = options;
  const assets = readAssets(clientDirectory);
  const dataUsed = new CacheReadRecorder();
  const meters = new Meters();
  const turns = new TimeSlicer();
  const fetch = sliceResponses(globalThis.fetch, turns);
  const container = await containerOf(options, { assets, meters, dataUsed, fetch });
  const world: World = container;
  const headers = { ...headersOfSite(config), ...documentHeaders(config, assets) };
  const guard: CmsGuard = world.get(CmsGuardToken);
  const preview = (asked: LivePreview) => previewModule(config, asked, { fetch, guard });
  const clock = world.get(Clock);
  const admission = new Admission({ clock, timer: world.get(Timer), onRefused: meters.refusal.bind(meters) });
  const acceptsPreview = previewGate(config, world, admission);
  const making: RenderContext = {
    siteOrigin: config.siteOrigin,
    assets,
    container,
    preview,
    render,
    dataUsed,
    waitForTurn: turns.take.bind(turns),
    onUnrenderable: invalidateUnrenderable(world.get(CacheToken), world.get(SharedCache), clock),
  };
  const pageHandler = new PageHandler({
    clock,
    admission,
    acceptsPreview,
    headers,
    editorHeaders: editorHeaders(config, headers),
    draw: (address) => meters.drawing(() => renderPage(address, making)),
    onAnswer: meters.page.bind(meters),
    onLeftOut: (path, name) => world.get(Logger).info('list.unknown-parameter', { path, name }),
  });
  meters.watch(() => readGauges(world, pageHandler, admission));
  forgetTogether(world, pageHandler);
  const readiness = new Readiness(clock, config.operation.readinessDeadlineMs);
  let stopWarming = () => {};
  const logger = world.get(Logger);
  const forgetful = () => childOf(container, previewModule(config, [], { fetch }));
  const server = await createPipeline({
    config,
    clientDirectory,
    timeouts: options.timeoutMs ?? defaultTimeouts,
    world,
    assets,
    pageHandler: pageHandler,
    admission,
    turns,
    previews: { accepts: acceptsPreview, world: (asked) => childOf(container, preview(asked)) },
    meters,
    health: { clock, readiness: () => readiness.answer, look: checkDeepHealth(world, forgetful) },
    isStopping: () => readiness.isStopping,
  });
  const url = await server.listen({ port: config.port, host: config.host });
  logger.info('server.listening', { url });
  const end = (milliseconds: number) => {
    stopWarming();
    return ended(server, world, milliseconds);
  };
  return {
    url: `http://localhost:${new URL(url).port}`,
    warmUp: async () => {
      stopWarming = await warmUp(world, pageHandler, (missing) => readiness.report(missing));
    },
    stop: async () => {
      readiness.stop();
      await new Promise((resolve) => {
        setTimeout(resolve, config.operation.shutdownDrainMs);
      });
      await end(lastAnswers.stop);
    },
    close: () => end(lastAnswers.close),
  };
}

interface ContainerParts {
  readonly assets: Assets;
  readonly meters: Meters;
  readonly dataUsed: CacheReadRecorder;
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

/** What is to be forgotten, the answers and the pages drawn from them forget together, whichever instance was told. */
function forgetTogether(world: World, pageHandler: PageHandler): void {
  const cache = world.get(CacheToken);
  world.get(SharedCache).onInvalidate(({ keyPrefixes, how }) => {
    const isMeant = (key: string) => isInvalidated(key, keyPrefixes);
    cache.purge(isMeant, how);
    pageHandler.purge(isMeant, how);
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
