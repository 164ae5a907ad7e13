import { DataCacheToken } from '#adapters/caching/data-cache.token.ts';
import { AdmissionControl } from '#adapters/http-server/admission/admission-control.ts';
import { TimeSlicer } from '#adapters/http-server/admission/time-slicer.ts';
import { CacheReadRecorder } from '#adapters/http-server/cache-read-recorder.ts';
import { FallbackPages } from '#adapters/http-server/fallback-page.tsx';
import { type AllowedOrigins, createSiteHeaders } from '#adapters/http-server/headers.ts';
import { Metrics } from '#adapters/http-server/operation/metrics.ts';
import { Readiness } from '#adapters/http-server/operation/readiness.ts';
import { RequestIds } from '#adapters/http-server/operation/request-ids.ts';
import { PageAddressParser } from '#adapters/http-server/pages/page-address-parser.ts';
import { createPageCache } from '#adapters/http-server/pages/page-cache.ts';
import { createUnrenderableDataInvalidator } from '#adapters/http-server/pages/unrenderable-data-invalidator.ts';
import type { Pipeline, RenderingPipeline } from '#adapters/http-server/pipeline.ts';
import { createPreviewVerifier } from '#adapters/http-server/previews/preview-verifier.ts';
import type { PurgeableCache } from '#adapters/http-server/purgeable-cache.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Random } from '#ports/random.port.ts';
import { Timer } from '#ports/timer.port.ts';

/** What observes the work of a pipeline, its world included. */
export type PipelineObservers = Pick<Pipeline, 'meters' | 'requestIds' | 'readRecorder' | 'timeSlicer'>;

/** What a pipeline is made of. */
export interface PipelineParts
  extends
    PipelineObservers,
    Pick<
      Pipeline,
      | 'settings'
      | 'world'
      | 'assets'
      | 'templates'
      | 'createRequestWorld'
      | 'renderDocument'
      | 'checkUpstreams'
    > {
  readonly origins: AllowedOrigins;
  /** Whether the process is nearly out of memory. */
  readonly heap?: { readonly isFull: boolean };
}

/** Creates what observes the work of a process. `trustedProxies`: how many may give a request its id. */
export function createObservers(trustedProxies: number): PipelineObservers {
  return {
    meters: new Metrics(),
    requestIds: new RequestIds(trustedProxies),
    readRecorder: new CacheReadRecorder(),
    timeSlicer: new TimeSlicer(),
  };
}

/** Creates the pipeline of a process. */
export function createPipeline({ origins, heap, ...parts }: PipelineParts): Pipeline {
  const { settings, world, assets, templates, meters } = parts;
  const [clock, timer, logger] = [world.get(Clock), world.get(Timer), world.get(Logger)];
  const addresses = new PageAddressParser({
    clock,
    templates,
    onUnknownParam: (path, name) => logger.info('list.unknown-parameter', { path, name }),
  });
  const caches: PurgeableCache[] = [addresses];
  const rendering: RenderingPipeline = {
    ...parts,
    clock,
    timer,
    logger,
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
    addresses,
    caches,
    invalidateUnrenderable: createUnrenderableDataInvalidator(world, caches),
  };
  const pages = createPageCache(rendering);
  if (world.isBound(DataCacheToken)) caches.push(world.get(DataCacheToken));
  caches.push(pages);
  return { ...rendering, pages, verifyPreview: createPreviewVerifier(rendering) };
}
