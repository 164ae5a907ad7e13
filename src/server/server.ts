import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Container } from 'inversify';
import { type CmsGuard, CmsGuardToken } from '#adapters/guarding/cms-guard.adapter.ts';
import { HeapMeter } from '#adapters/http-server/admission/admission-control.ts';
import { delayFetchedResponsesUntilTurn } from '#adapters/http-server/admission/time-slicer.ts';
import { type HttpTimeouts, createServer } from '#adapters/http-server/create-server.ts';
import { createDeepHealthCheck } from '#adapters/http-server/operation/health.ts';
import { Pages } from '#adapters/http-server/pages/pages.ts';
import { warmUp } from '#adapters/http-server/pages/warm-up.ts';
import {
  type Pipeline,
  type RenderDocument,
  createObservers,
  createPipeline,
} from '#adapters/http-server/pipeline/pipeline.ts';
import { type BuildAssets, readBuildAssets } from '#adapters/http-server/responses/asset-manifest.ts';
import type { CspSources } from '#adapters/http-server/responses/headers.ts';
import { locales } from '#domain/locale/locale.ts';
import { setDateTimeDefaults } from '#domain/time/set-date-time-defaults.ts';
import { hallIdentity } from '#hall/identity.ts';
import type { LivePreviewParams } from '#ports/settings.port.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';
import { type Config, toBrowserSettings } from '#src/config.ts';
import { createDocumentRenderer } from '#src/rendering/document-renderer.ts';
import { templates } from '#src/templates.ts';
import { mergeBrowserOrigins } from '#src/worlds/merge-browser-origins.ts';
import { UncachedCmsAndIndexToken } from '#src/worlds/provide-cms-and-search.ts';
import { createWorld } from '#src/worlds/provide.ts';
import {
  createPreviewServerWorldModule,
  createServerWorldModule,
  LogOutputToken,
  type ServerOverrides,
} from '#src/worlds/server.world.ts';
import { TranslatorRegistryToken } from '#ui/words/translator-registry.ts';

/** A site before it listens. */
export interface Site {
  readonly server: FastifyInstance;
  readonly pipeline: Pipeline;
  readonly pages: Pages;
  /** Closes once all open requests are answered, or after `graceMs` milliseconds. */
  close(graceMs?: number): Promise<void>;
}

export interface Server {
  /** Where it listens: `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Renders the most requested pages into the cache, then reports the instance as ready. Resolves with those that it could not render. */
  warmUp(): Promise<readonly string[]>;
  /** Reports the instance as not ready, drains it, finishes the open requests, and closes. */
  stop(): Promise<void>;
  /** Closes as soon as possible. */
  close(): Promise<void>;
}

interface SiteOptions {
  readonly config: Config;
  /** The build output for browsers. */
  readonly clientDirectory?: string;
  /** What a development server has in place of a build. */
  readonly sources?: SourceClient;
  /** What a test replaces: the clock, the log output. */
  readonly overrides?: ServerOverrides;
  readonly timeoutMs?: HttpTimeouts;
}

/** The files for browsers where they are not built, and what renders pages for them. */
interface SourceClient {
  readonly assets: BuildAssets;
  /** What the security policy allows besides the sources of production. */
  readonly policy: CspSources;
  readonly wrapRenderer: (render: RenderDocument) => RenderDocument;
}

/** How long open requests may take after the server stops accepting new ones, in milliseconds. */
const closeTimeoutMs = { stop: 8000, close: 1000 };

/** How often a server that closes looks for connections whose response has been sent. */
const closeIdleIntervalMs = 50;

/** Creates the web tier. Rejects if the site has not been built, or the folder that is its CMS is unusable. */
export async function createSiteServer(options: SiteOptions): Promise<Site> {
  const { config, clientDirectory, timeoutMs } = options;
  setDateTimeDefaults(hallIdentity);
  const pipeline = createSitePipeline(options);
  const { world, meters } = pipeline;
  await loadCode(world, config);
  const pages = new Pages(pipeline);
  meters.addProcess({ ...pipeline, pages });
  const server = await createServer(pipeline, pages, clientDirectory, timeoutMs);
  return {
    server,
    pipeline,
    pages,
    close: (graceMs = closeTimeoutMs.close) => closeServer(server, world, graceMs),
  };
}

/** Starts the web tier. Rejects as its creation does, or if the port is taken. */
export async function startServer(options: SiteOptions): Promise<Server> {
  const { config } = options;
  const { server, pipeline, pages, close } = await createSiteServer(options);
  const { logger, readiness } = pipeline;
  const url = await server.listen({ port: config.port, host: config.host });
  // `::`, or `0.0.0.0` on a machine without IPv6.
  const { address } = server.server.address() as AddressInfo;
  const { build } = pipeline.assets;
  logger.info('server.listening', { url, address, build, ...describeSystems(config) });
  const closing = new AbortController();
  const closeAfter = (graceMs: number) => {
    closing.abort();
    return close(graceMs);
  };
  return {
    url: `http://localhost:${new URL(url).port}`,
    warmUp: () => warmUp(pipeline, pages, closing.signal),
    stop: async () => {
      readiness.stop();
      await new Promise((resolve) => {
        setTimeout(resolve, config.operation.shutdownDrainMs);
      });
      await closeAfter(closeTimeoutMs.stop);
    },
    close: () => closeAfter(closeTimeoutMs.close),
  };
}

/** The pipeline of production: CMS and search over HTTP or from a folder, with their caches. */
function createSitePipeline({ config, clientDirectory, sources, overrides = {} }: SiteOptions): Pipeline {
  const assets = sources?.assets ?? readBuildAssets(clientDirectory ?? '');
  const renderDocument = createDocumentRenderer(assets);
  const observers = createObservers(config.operation.trustedProxies);
  const { meters, readRecorder, requestIds, timeSlicer } = observers;
  /** What CMS and search are requested with. */
  const fetch = delayFetchedResponsesUntilTurn(globalThis.fetch, timeSlicer);
  const callbacks = {
    onRead: readRecorder.record.bind(readRecorder),
    onUpstream: (call: string, outcome: string) => meters.upstreamRequests.inc({ call, outcome }),
    onLogDropped: (reason: string) => meters.droppedLogLines.inc({ reason }),
    readRequestId: () => requestIds.current(),
    version: assets.build,
  };
  const world = createWorld([createServerWorldModule(config, overrides, callbacks, fetch)]);
  const createPreviewWorld = (preview: LivePreviewParams, guard?: CmsGuard) =>
    createWorld([createPreviewServerWorldModule(config, preview, { fetch, ...(guard && { guard }) })], world);
  return createPipeline({
    ...observers,
    settings: config,
    world,
    assets,
    templates,
    origins: {
      browser: mergeBrowserOrigins(toBrowserSettings(config)),
      ...(sources && { added: sources.policy }),
    },
    heap: new HeapMeter(),
    renderDocument: sources?.wrapRenderer(renderDocument) ?? renderDocument,
    createRequestWorld: (preview) =>
      preview ? createPreviewWorld(preview, world.get(CmsGuardToken)) : world,
    checkUpstreams: createDeepHealthCheck(world, () => createPreviewWorld([])),
  });
}

/** Loads the folder that is the CMS, then the code of all templates and all words. */
async function loadCode(world: Container, { cmsFolder }: Config): Promise<void> {
  if (cmsFolder !== '') world.get(UncachedCmsAndIndexToken);
  const words = world.get(TranslatorRegistryToken);
  await Promise.all([templates.loadAll(), ...locales.map((locale) => words.loadAll(locale))]);
}

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

/** The systems that a site uses, for the log: the address of each, or what there is instead. */
function describeSystems(config: Config): Readonly<Record<string, string>> {
  const { cmsUrl, cmsFolder, tixUrl, tixEducationUrl, bridgeUrl, lessonUrl } = config;
  return {
    cms: cmsFolder || cmsUrl,
    ticketing: tixUrl || 'links of the concerts',
    ticketingForSchools: tixEducationUrl || 'none',
    bridge: bridgeUrl || 'none',
    lessonPlayer: lessonUrl || 'none',
  };
}
