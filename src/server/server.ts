import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Container, ContainerModule } from 'inversify';
import { Admission } from '#adapters/http-server/admission/admission.ts';
import { HeapMeter } from '#adapters/http-server/admission/heap-meter.ts';
import { delayResponsesUntilTurn, TimeSlicer } from '#adapters/http-server/admission/time-slicer.ts';
import { type Assets, readAssets } from '#adapters/http-server/asset-manifest.ts';
import { FallbackPages } from '#adapters/http-server/fallback-page.tsx';
import { AnswerCache } from '#adapters/http-server/gateway/answer-cache.ts';
import {
  createCommonHeaders,
  createDocumentHeaders,
  createPreviewHeaders,
} from '#adapters/http-server/headers.ts';
import { invalidateOnFolderChange, purgeOnInvalidate } from '#adapters/http-server/invalidation.ts';
import { createDeepHealthCheck } from '#adapters/http-server/operation/deep-health.ts';
import { startFileDescriptorCheck } from '#adapters/http-server/operation/file-descriptor-check.ts';
import { Metrics, readGauges } from '#adapters/http-server/operation/metrics.ts';
import { Readiness } from '#adapters/http-server/operation/readiness.ts';
import { warmUp } from '#adapters/http-server/operation/warm-up.ts';
import { CacheReadRecorder } from '#adapters/http-server/pages/cache-read-recorder.ts';
import { PageHandler } from '#adapters/http-server/pages/page-handler.ts';
import { type RenderDependencies, renderPage } from '#adapters/http-server/pages/render-page.ts';
import { createSharedPages } from '#adapters/http-server/pages/shared-pages.ts';
import { createUnrenderableDataInvalidator } from '#adapters/http-server/pages/unrenderable-data-invalidator.ts';
import { createPipeline } from '#adapters/http-server/pipeline.ts';
import { createPreviewVerifier } from '#adapters/http-server/previews/preview-verifier.ts';
import { defaultTimeouts, type HttpTimeouts } from '#adapters/http-server/server-factory.ts';
import { RequestTracer } from '#adapters/http-server/tracing/request-tracer.ts';
import { runInSpan } from '#adapters/http-server/tracing/span.ts';
import { traceFetch } from '#adapters/http-server/tracing/trace-fetch.ts';
import type { LivePreview } from '#domain/flags/live-preview.ts';
import { locales } from '#domain/locale/locale.ts';
import { setHallTime } from '#domain/time/set-hall-time.ts';
import { hallIdentity } from '#hall/identity.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';
import { Timer } from '#ports/timer.port.ts';
import type { Config } from '#src/config.ts';
import { render } from '#src/entry-server.tsx';
import { describeSystems } from '#src/server/describe-systems.ts';
import { TemplatesToken } from '#src/templates/templates.ts';
import { type Fetch, HallFolderToken } from '#src/worlds/cms.server.ts';
import { createWorld } from '#src/worlds/create-world.ts';
import { previewServerWorld } from '#src/worlds/preview.server.world.ts';
import { LogOutputToken, type ServerOverrides, serverWorld } from '#src/worlds/server.world.ts';
import { type CmsGuard, CmsGuardToken } from '#src/worlds/server-cache.ts';
import { DataCacheToken } from '#src/worlds/tokens.ts';
import { SiteTranslationsToken } from '#ui/words/site-translations.ts';

export interface Server {
  /** Where it listens: `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Renders the most requested pages into the cache, then reports the instance as ready. */
  warmUp(): Promise<void>;
  /** Reports the instance as not ready, drains it, finishes the open requests, and closes. */
  stop(): Promise<void>;
  /** Closes as soon as possible. */
  close(): Promise<void>;
}

interface ServerOptions {
  readonly config: Config;
  /** The build output for browsers. */
  readonly clientDirectory: string;
  /** What a test replaces: the clock, the log output. */
  readonly overrides?: ServerOverrides;
  readonly timeoutMs?: HttpTimeouts;
}

/** How long open requests may take after the server stops accepting new ones, in milliseconds. */
const closeTimeoutMs = { stop: 8000, close: 1000 };

/** How often a server that closes looks for connections whose response has been sent. */
const closeIdleIntervalMs = 50;

/** Starts the web tier. Rejects if the port is taken, the site has not been built, or the folder that is its CMS is unusable. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { config, clientDirectory } = options;
  setHallTime(hallIdentity);
  const tier = await createTier(options);
  const { container, world, meters, admission, requestTracer, fetch, createPreviewModule } = tier;
  const acceptsPreview = createPreviewVerifier(config, world, admission, () => requestTracer.currentClient());
  const pageHandler = createPageHandler(config, tier, acceptsPreview);
  meters.setGaugeReader(() => readGauges(world, pageHandler, admission));
  purgeOnInvalidate(world, tier.answerCache, pageHandler);
  const stopWatching = invalidateOnFolderChange(world, config);
  const stopFileDescriptorCheck = startFileDescriptorCheck({
    timer: world.get(Timer),
    logger: world.get(Logger),
    onExhausted: meters.countExhaustedFileDescriptors.bind(meters),
  });
  const stopChecks = () => {
    stopWatching();
    stopFileDescriptorCheck();
  };
  const clock = world.get(Clock);
  const readiness = new Readiness(clock, config.operation.readinessDeadlineMs);
  const createUncachedWorld = () => createWorld([previewServerWorld(config, [], { fetch })], container);
  const server = await createPipeline({
    ...tier,
    config,
    clientDirectory,
    timeouts: options.timeoutMs ?? defaultTimeouts,
    pageHandler,
    previews: {
      verify: acceptsPreview,
      createWorld: (preview) => createWorld([createPreviewModule(preview)], container),
    },
    health: {
      clock,
      readiness: () => readiness.answer,
      checkDeep: createDeepHealthCheck(world, createUncachedWorld),
    },
    isStopping: () => readiness.isStopping,
  });
  const url = await server.listen({ port: config.port, host: config.host });
  // `::`, or `0.0.0.0` on a machine without IPv6.
  const { address } = server.server.address() as AddressInfo;
  const facts = { url, address, build: tier.assets.build, ...describeSystems(config) };
  world.get(Logger).info('server.listening', facts);
  return toServer({ server, url, config, world, pageHandler, readiness, stopChecks });
}

/** What every request of an instance shares. */
interface Tier {
  readonly container: Container;
  readonly world: Container;
  readonly assets: Assets;
  readonly fallbackPages: FallbackPages;
  readonly meters: Metrics;
  readonly requestTracer: RequestTracer;
  readonly dataUsed: CacheReadRecorder;
  readonly timeSlicer: TimeSlicer;
  readonly admission: Admission;
  readonly answerCache: AnswerCache;
  /** What CMS and search are requested with. */
  readonly fetch: Fetch;
  /** The bindings of a live preview. */
  readonly createPreviewModule: (preview: LivePreview) => ContainerModule;
}

async function createTier(options: ServerOptions): Promise<Tier> {
  const { config } = options;
  const assets = readAssets(options.clientDirectory);
  const dataUsed = new CacheReadRecorder();
  const meters = new Metrics(assets.build);
  const timeSlicer = new TimeSlicer();
  const requestTracer = new RequestTracer(config.operation.trustedProxies);
  const fetch = delayResponsesUntilTurn(traceFetch(globalThis.fetch), timeSlicer);
  const container = await createTierContainer(options, { assets, meters, requestTracer, dataUsed, fetch });
  const world: Container = container;
  const guard: CmsGuard = world.get(CmsGuardToken);
  const [clock, timer] = [world.get(Clock), world.get(Timer)];
  const onRefused = meters.countRejection.bind(meters);
  const admission = new Admission({ clock, timer, heap: new HeapMeter(), onRefused });
  const answerCache = new AnswerCache({ clock, timer, readRecorder: dataUsed });
  const createPreviewModule = (preview: LivePreview) => previewServerWorld(config, preview, { fetch, guard });
  return {
    container,
    world,
    assets,
    fallbackPages: new FallbackPages(assets.styles),
    meters,
    requestTracer,
    dataUsed,
    timeSlicer,
    admission,
    answerCache,
    fetch,
    createPreviewModule,
  };
}

function createPageHandler(
  config: Config,
  tier: Tier,
  acceptsPreview: ReturnType<typeof createPreviewVerifier>,
): PageHandler {
  const { world, assets, fallbackPages, meters, timeSlicer } = tier;
  const clock = world.get(Clock);
  const headers = { ...createCommonHeaders(config), ...createDocumentHeaders(config, assets) };
  const context: RenderDependencies = {
    siteOrigin: config.siteOrigin,
    assets,
    fallbackPages,
    container: tier.container,
    preview: tier.createPreviewModule,
    render,
    readRecorder: tier.dataUsed,
    waitForTurn: timeSlicer.waitForTurn.bind(timeSlicer),
    onUnrenderable: createUnrenderableDataInvalidator({
      cache: world.get(DataCacheToken),
      shared: world.get(SharedCache),
      answerCache: tier.answerCache,
      clock,
    }),
  };
  return new PageHandler({
    clock,
    timer: world.get(Timer),
    admission: tier.admission,
    verifyPreview: acceptsPreview,
    edgeCache: config.operation.edgeCache,
    headers,
    fallbackPages,
    editorHeaders: createPreviewHeaders(config, headers),
    sharedPages: createSharedPages(world, config, assets.build),
    render: async (address, replaced) => {
      if (replaced) await world.get(DataCacheToken).refreshDue(replaced.cacheKeys);
      return runInSpan('render page', { 'url.path': address.path }, () =>
        meters.timeRender(() => renderPage(address, context)),
      );
    },
    onAnswer: meters.countPage.bind(meters),
    onUnknownParam: (path, name) => world.get(Logger).info('list.unknown-parameter', { path, name }),
  });
}

interface ListeningServer {
  readonly server: FastifyInstance;
  readonly url: string;
  readonly config: Config;
  readonly world: Container;
  readonly pageHandler: PageHandler;
  readonly readiness: Readiness;
  /** Ends the watch of the hall's folder, and the check of the file descriptors. */
  readonly stopChecks: () => void;
}

/** A server that listens, with how it is warmed up, stopped and closed. */
function toServer({
  server,
  url,
  config,
  world,
  pageHandler,
  readiness,
  stopChecks,
}: ListeningServer): Server {
  let stopWarmUp = () => {};
  const close = (graceMs: number) => {
    stopWarmUp();
    stopChecks();
    return closeServer(server, world, graceMs);
  };
  return {
    url: `http://localhost:${new URL(url).port}`,
    warmUp: async () => {
      stopWarmUp = await warmUp(world, pageHandler, (missing) => readiness.report(missing));
    },
    stop: async () => {
      readiness.stop();
      await new Promise((resolve) => {
        setTimeout(resolve, config.operation.shutdownDrainMs);
      });
      await close(closeTimeoutMs.stop);
    },
    close: () => close(closeTimeoutMs.close),
  };
}

interface ContainerParts {
  readonly assets: Assets;
  readonly meters: Metrics;
  readonly requestTracer: RequestTracer;
  readonly dataUsed: CacheReadRecorder;
  readonly fetch: Fetch;
}

/** Creates the container of the world, and loads the code of all templates and all words. */
async function createTierContainer(
  { config, overrides = {} }: ServerOptions,
  { assets, meters, requestTracer, dataUsed, fetch }: ContainerParts,
): Promise<Container> {
  const observers = {
    onRead: dataUsed.record.bind(dataUsed),
    onUpstream: meters.countUpstreamRequest.bind(meters),
    onLogDropped: meters.countDroppedLog.bind(meters),
    onUnsigned: meters.countUnsignedEntry.bind(meters),
    readRequestId: () => requestTracer.currentRequestId(),
    version: assets.build,
  };
  const container = createWorld([serverWorld(config, overrides, observers, fetch)]);
  const world: Container = container;
  if (config.cmsFolder !== '') await world.get(HallFolderToken).hall();
  const words = world.get(SiteTranslationsToken);
  await Promise.all([world.get(TemplatesToken).loadAll(), ...locales.map((locale) => words.loadAll(locale))]);
  return container;
}

/** Closes once all open requests are answered, or after `graceMs` milliseconds. */
async function closeServer(server: FastifyInstance, world: Container, graceMs: number): Promise<void> {
  const forceClose = setTimeout(() => server.server.closeAllConnections(), graceMs);
  // Node closes the idle connections once: one whose response was in progress then would stay open until `graceMs`.
  const closeIdle = setInterval(() => server.server.closeIdleConnections(), closeIdleIntervalMs);
  await server.close();
  clearTimeout(forceClose);
  clearInterval(closeIdle);
  await world.get(SharedCache).close();
  await world.get(LogOutputToken).flush();
}
