import type { Container } from 'inversify';
import type { AdmissionControl } from '#adapters/http-server/admission/admission-control.ts';
import type { TimeSlicer } from '#adapters/http-server/admission/time-slicer.ts';
import type { BuildAssets } from '#adapters/http-server/asset-manifest.ts';
import type { CacheReadRecorder } from '#adapters/http-server/cache-read-recorder.ts';
import type { FallbackPages } from '#adapters/http-server/fallback-page.tsx';
import type { SiteHeaders } from '#adapters/http-server/headers.ts';
import type { UpstreamHealth } from '#adapters/http-server/operation/health.ts';
import type { Metrics } from '#adapters/http-server/operation/metrics.ts';
import type { Readiness } from '#adapters/http-server/operation/readiness.ts';
import type { RequestIds } from '#adapters/http-server/operation/request-ids.ts';
import type { RenderDocument } from '#adapters/http-server/pages/document-renderer.ts';
import type { PageAddressParser } from '#adapters/http-server/pages/page-address-parser.ts';
import type { PageSource } from '#adapters/http-server/pages/page-source.ts';
import type { PurgeableCache } from '#adapters/http-server/purgeable-cache.ts';
import type { ServerSettings } from '#adapters/http-server/server-settings.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Random } from '#ports/random.port.ts';
import type { LivePreviewParams } from '#ports/settings.port.ts';
import type { Timer } from '#ports/timer.port.ts';
import type { LoadedTemplates } from '#ui/template/loaded-templates.ts';

/** What is constant for the life of the process: every request passes through it. */
export interface Pipeline {
  readonly settings: ServerSettings;
  /** The ports, with the data cache that all requests share. */
  readonly world: Container;
  readonly assets: BuildAssets;
  /** The kinds of pages. */
  readonly templates: LoadedTemplates;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly logger: Logger;
  readonly random: Random;
  readonly meters: Metrics;
  readonly requestIds: RequestIds;
  readonly readiness: Readiness;
  /** Records which answers of the data cache a page or a file is made from. */
  readonly readRecorder: CacheReadRecorder;
  readonly timeSlicer: TimeSlicer;
  readonly admission: AdmissionControl;
  readonly headers: SiteHeaders;
  readonly fallbackPages: FallbackPages;
  readonly addresses: PageAddressParser;
  readonly pages: PageSource;
  /** All caches of answers, and of what is made from them: one that is missing here is not purged. */
  readonly caches: PurgeableCache[];
  /** Invalidates the answers that a page could not be rendered from. */
  readonly invalidateUnrenderable: (answerKeys: readonly string[]) => void;
  readonly verifyPreview: VerifyPreview;
  /** The world of one request: a child of `world`, with what a live preview replaces. */
  readonly createRequestWorld: (preview?: LivePreviewParams) => Container;
  readonly renderDocument: RenderDocument;
  readonly checkUpstreams: () => Promise<UpstreamHealth>;
}

/** The part of a pipeline that renders pages. */
export type RenderingPipeline = Omit<Pipeline, 'pages' | 'verifyPreview'>;

/** The page of a preview. */
export interface PreviewPage {
  readonly locale: Locale;
  readonly uri: string;
}

/** Verifies that the CMS issued a preview's token. Rejects with `OverloadedError` if admission rejects the check. */
export type VerifyPreview = (
  preview: LivePreviewParams,
  place: PreviewPage,
  client: string,
) => Promise<boolean>;
