import type { Container } from 'inversify';
import { ByteLimitedLru } from '#adapters/caching/byte-limited-lru.ts';
import { DataCacheToken } from '#adapters/caching/data-cache.adapter.ts';
import { AdmissionControl } from '#adapters/http-server/admission/admission-control.ts';
import { TimeSlicer } from '#adapters/http-server/admission/time-slicer.ts';
import { Readiness, type UpstreamHealth } from '#adapters/http-server/operation/health.ts';
import { Metrics } from '#adapters/http-server/operation/metrics.ts';
import { RequestIds } from '#adapters/http-server/operation/request-meter.ts';
import { CacheReadRecorder } from '#adapters/http-server/pipeline/cache-read-recorder.ts';
import type { BuildAssets } from '#adapters/http-server/responses/asset-manifest.ts';
import { FallbackPages } from '#adapters/http-server/responses/fallback-page.tsx';
import {
  type AllowedOrigins,
  createSiteHeaders,
  type SiteHeaders,
} from '#adapters/http-server/responses/headers.ts';
import type { ServerSettings } from '#adapters/http-server/responses/server-settings.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Global } from '#domain/page/global.ts';
import type { Template } from '#domain/page/page.ts';
import { type Instant, minuteMs } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Random } from '#ports/random.port.ts';
import type { LivePreviewParams } from '#ports/settings.port.ts';
import { SharedCache, isInvalidatedByPrefix } from '#ports/shared-cache.port.ts';
import { Timer } from '#ports/timer.port.ts';
import type { LoadedTemplates } from '#ui/template/loaded-templates.ts';

/** What observes the work of a process, its world included. */
interface Observers {
  readonly meters: Metrics;
  readonly requestIds: RequestIds;
  /** Records which answers of the data cache a page or a file is made from. */
  readonly readRecorder: CacheReadRecorder;
  readonly timeSlicer: TimeSlicer;
}

/** What a pipeline is made of. */
export interface PipelineParts extends Observers {
  readonly settings: ServerSettings;
  /** The ports, with the data cache that all requests share. */
  readonly world: Container;
  readonly assets: BuildAssets;
  /** The kinds of pages. */
  readonly templates: LoadedTemplates;
  /** The world of one request: `world`, or a child of it with what a live preview replaces. */
  readonly createRequestWorld: (preview?: LivePreviewParams) => Container;
  readonly renderDocument: RenderDocument;
  readonly checkUpstreams: () => Promise<UpstreamHealth>;
  readonly origins: AllowedOrigins;
  /** Whether the process is nearly out of memory. */
  readonly heap?: { readonly isFull: boolean };
}

/** What is constant for the life of the process: every request passes through it. */
export interface Pipeline extends Omit<PipelineParts, 'origins' | 'heap'> {
  readonly clock: Clock;
  readonly timer: Timer;
  readonly logger: Logger;
  readonly random: Random;
  readonly readiness: Readiness;
  readonly admission: AdmissionControl;
  readonly headers: SiteHeaders;
  readonly fallbackPages: FallbackPages;
  /** All caches of answers, and of what is made from them: one that is missing here is not purged. */
  readonly caches: PurgeableCache[];
  /** Invalidates the answers that a page could not be rendered from. */
  readonly invalidateUnrenderable: (answerKeys: readonly string[]) => void;
}

/** A cache of answers of the CMS and the search, or of what is made from them. */
export interface PurgeableCache {
  /** Purges certain answers, or what is made from them. `soft`: it is served once more while it is made again; `hard`: it is removed. */
  purge(isAffected: (answerKey: string) => boolean, mode: 'soft' | 'hard'): void;
}

/** Renders documents. The result depends on the task and the hall's data only, never on a visitor. Rejects on unexpected errors. */
export type RenderDocument = (task: DocumentTask) => Promise<RenderedDocument | RenderedRedirect>;

export interface DocumentTask {
  readonly url: URL;
  readonly world: Container;
  /** The moment for which all of it is rendered. */
  readonly now: Instant;
  readonly signal: AbortSignal;
  /** Awaited before each step that blocks the main thread for some milliseconds. */
  readonly waitForTurn: () => Promise<void>;
}

/** A complete document. */
export interface RenderedDocument {
  readonly kind: 'document';
  readonly status: number;
  readonly html: string;
  /** The document without the moment of its rendering: equal for documents that say the same. */
  readonly timelessHtml: string;
  /** The template of the page; undefined for an error page. */
  readonly template: Template | undefined;
  /** When the document's content changes with time, for example when a sale opens; null if it never does. */
  readonly changesAt: Instant | null;
  /** The data of all pages that the document shows; undefined if they were missing. */
  readonly hall: { readonly locale: Locale; readonly global: Global } | undefined;
}

export interface RenderedRedirect {
  readonly kind: 'redirect';
  readonly status: number;
  readonly to: string;
}

/** Creates what observes the work of a process. `trustedProxies`: how many may give a request its id. */
export function createObservers(trustedProxies: number): Observers {
  return {
    meters: new Metrics(),
    requestIds: new RequestIds(trustedProxies),
    readRecorder: new CacheReadRecorder(),
    timeSlicer: new TimeSlicer(),
  };
}

/** Creates the pipeline of a process. Its caches are purged on each invalidation, whichever instance received it. */
export function createPipeline({ origins, heap, ...parts }: PipelineParts): Pipeline {
  const { settings, world, assets, meters } = parts;
  const [clock, timer] = [world.get(Clock), world.get(Timer)];
  const caches: PurgeableCache[] = [];
  if (world.isBound(DataCacheToken)) {
    caches.push(world.get(DataCacheToken));
    world.get(SharedCache).onInvalidate(({ keyPrefixes, mode }) => purgePrefixes(caches, keyPrefixes, mode));
  }
  return {
    ...parts,
    clock,
    timer,
    logger: world.get(Logger),
    random: world.get(Random),
    readiness: new Readiness(clock, settings.operation.readinessDeadlineMs),
    admission: new AdmissionControl({
      clock,
      timer,
      onRefused: (cost) => meters.rejections.inc({ class: cost }),
      ...(heap && { heap }),
    }),
    headers: createSiteHeaders(settings, assets, origins),
    fallbackPages: new FallbackPages(assets.styles),
    caches,
    invalidateUnrenderable: createUnrenderableDataInvalidator(world, caches),
  };
}

/** Purges what is made from the answers whose keys have certain prefixes; without any, everything. */
export function purgePrefixes(
  caches: readonly PurgeableCache[],
  keyPrefixes: readonly string[],
  mode: 'soft' | 'hard',
): void {
  for (const cache of caches) cache.purge((key) => isInvalidatedByPrefix(key, keyPrefixes), mode);
}

/** The minimum interval between two invalidations of one entry: usually the error is in the page itself. */
const minIntervalMs = minuteMs;

const maxInvalidatedBytes = 2 * 1024 * 1024;

/**
 * Creates a function that invalidates the answers that a page could not be rendered from, so that one bad value does not break its pages for
 * its whole lifetime. The shared cache drops them; the data cache may still serve them stale if the fetch fails. What was made from them is
 * purged. It does nothing without a data cache.
 */
export function createUnrenderableDataInvalidator(
  world: Container,
  caches: readonly PurgeableCache[],
): (answerKeys: readonly string[]) => void {
  if (!world.isBound(DataCacheToken)) return () => {};
  const dataCache = world.get(DataCacheToken);
  const shared = world.get(SharedCache);
  const recentlyInvalidated = new ByteLimitedLru<true>({
    maxBytes: maxInvalidatedBytes,
    sizeOf: () => 0,
    ttl: minIntervalMs,
    perf: world.get(Clock),
    ttlResolution: 0,
  });
  return (answerKeys) => {
    const due = new Set(answerKeys.filter((key) => !recentlyInvalidated.has(key)));
    if (due.size === 0) return;
    const isDue = (key: string) => due.has(key);
    dataCache.invalidate(isDue);
    for (const cache of caches) if (cache !== dataCache) cache.purge(isDue, 'hard');
    for (const key of due) {
      recentlyInvalidated.set(key, true);
      shared.delete(key);
    }
  };
}
