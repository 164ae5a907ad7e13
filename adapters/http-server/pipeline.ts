import type { Container } from 'inversify';
import { DataCacheToken } from '#adapters/caching/data-cache.token.ts';
import { Admission } from '#adapters/http-server/admission/admission.ts';
import { TimeSlicer } from '#adapters/http-server/admission/time-slicer.ts';
import type { Assets } from '#adapters/http-server/asset-manifest.ts';
import { CacheReadRecorder } from '#adapters/http-server/cache-read-recorder.ts';
import type { PurgeableCache } from '#adapters/http-server/caches.ts';
import { CalendarStore } from '#adapters/http-server/calendars/calendar-store.ts';
import { FallbackPages } from '#adapters/http-server/fallback-page.tsx';
import { createAnswerCache, type EncodedAnswer } from '#adapters/http-server/gateway/answer-cache.ts';
import type { GeneratedFileCache } from '#adapters/http-server/generated-file-cache.ts';
import { type AllowedOrigins, createSiteHeaders, type SiteHeaders } from '#adapters/http-server/headers.ts';
import type { UpstreamHealth } from '#adapters/http-server/health.ts';
import { Metrics } from '#adapters/http-server/operation/metrics.ts';
import { Readiness } from '#adapters/http-server/operation/readiness.ts';
import type { RenderDocument } from '#adapters/http-server/pages/document-renderer.ts';
import { PageAddresses } from '#adapters/http-server/pages/page-addresses.ts';
import { createPageCache, type PageSource } from '#adapters/http-server/pages/page-cache.ts';
import { createUnrenderableDataInvalidator } from '#adapters/http-server/pages/unrenderable-data-invalidator.ts';
import {
  createPreviewVerifier,
  type VerifyPreview,
} from '#adapters/http-server/previews/preview-verifier.ts';
import type { ServerSettings } from '#adapters/http-server/server-settings.ts';
import { SitemapStore } from '#adapters/http-server/sitemap/sitemap-store.ts';
import { RequestTracer } from '#adapters/http-server/tracing/request-tracer.ts';
import type { LivePreview } from '#domain/flags/live-preview.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Random } from '#ports/random.port.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';
import { Timer } from '#ports/timer.port.ts';

/** What observes the work of a pipeline, its world included. */
export type Instruments = Pick<Pipeline, 'meters' | 'requestTracer' | 'readRecorder' | 'timeSlicer'>;

/** What a pipeline is made of. */
interface PipelineParts extends Pick<Pipeline, 'settings' | 'assets' | 'renderDocument'> {
  readonly origins: AllowedOrigins;
  readonly createWorld: (instruments: Instruments) => Container;
  /** Creates a child of the world for one request, with what a live preview replaces. */
  readonly createRequestWorld: (
    world: Container,
    instruments: Instruments,
    preview: LivePreview | undefined,
  ) => Container;
  readonly createUpstreamCheck: (world: Container, instruments: Instruments) => Pipeline['checkUpstreams'];
  /** Whether the process is nearly out of memory. */
  readonly heap?: { readonly isFull: boolean };
  /** Creates what replaces the cache of rendered pages. */
  readonly createPages?: (pipeline: Pipeline) => PageSource;
}

/** What is constant for the life of the process: every request passes through it. */
export class Pipeline {
  readonly settings: ServerSettings;
  /** The ports, with the data cache that all requests share. */
  readonly world: Container;
  readonly assets: Assets;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly logger: Logger;
  readonly random: Random;
  readonly meters: Metrics;
  readonly requestTracer: RequestTracer;
  readonly readiness: Readiness;
  /** Records which answers of the data cache a page or a file is made from. */
  readonly readRecorder: CacheReadRecorder;
  readonly timeSlicer: TimeSlicer;
  readonly admission: Admission;
  readonly headers: SiteHeaders;
  readonly fallbackPages: FallbackPages;
  readonly addresses: PageAddresses;
  readonly pages: PageSource;
  readonly answers: GeneratedFileCache<EncodedAnswer>;
  readonly calendars: CalendarStore;
  readonly sitemaps: SitemapStore;
  /** All caches of answers, and of what is made from them. */
  readonly caches: readonly PurgeableCache[];
  /** Invalidates the answers that a page could not be rendered from. */
  readonly invalidateUnrenderable: (answerKeys: readonly string[]) => void;
  readonly verifyPreview: VerifyPreview;
  /** The world of one request: a child of `world`, with what a live preview replaces. */
  readonly createRequestWorld: (preview?: LivePreview) => Container;
  readonly renderDocument: RenderDocument;
  readonly checkUpstreams: () => Promise<UpstreamHealth>;

  constructor(parts: PipelineParts) {
    const { settings, assets } = parts;
    this.settings = settings;
    this.assets = assets;
    this.meters = new Metrics(assets.build);
    this.requestTracer = new RequestTracer(settings.operation.trustedProxies);
    this.readRecorder = new CacheReadRecorder();
    this.timeSlicer = new TimeSlicer();
    const world = parts.createWorld(this);
    this.world = world;
    this.clock = world.get(Clock);
    this.timer = world.get(Timer);
    this.logger = world.get(Logger);
    this.random = world.get(Random);
    this.createRequestWorld = (preview) => parts.createRequestWorld(world, this, preview);
    this.renderDocument = parts.renderDocument;
    this.checkUpstreams = parts.createUpstreamCheck(world, this);
    const { clock, timer, logger, meters } = this;
    this.readiness = new Readiness(clock, settings.operation.readinessDeadlineMs);
    const onRefused = meters.countRejection.bind(meters);
    this.admission = new Admission({ clock, timer, onRefused, ...(parts.heap && { heap: parts.heap }) });
    this.headers = createSiteHeaders(settings, assets, parts.origins);
    this.fallbackPages = new FallbackPages(assets.styles);
    const onUnknownParam = (path: string, name: string) =>
      logger.info('list.unknown-parameter', { path, name });
    this.addresses = new PageAddresses({ clock, onUnknownParam });
    this.verifyPreview = createPreviewVerifier(this);
    this.pages = (parts.createPages ?? createPageCache)(this);
    this.answers = createAnswerCache(this);
    this.calendars = new CalendarStore(this);
    this.sitemaps = new SitemapStore(this);
    const made = [this.answers, this.pages, this.calendars, this.sitemaps];
    if (world.isBound(DataCacheToken)) {
      const dataCache = world.get(DataCacheToken);
      const shared = world.get(SharedCache);
      this.caches = [dataCache, ...made];
      this.invalidateUnrenderable = createUnrenderableDataInvalidator({
        dataCache,
        shared,
        caches: made,
        clock,
      });
    } else {
      this.caches = made;
      this.invalidateUnrenderable = () => {};
    }
  }
}
