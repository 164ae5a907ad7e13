import { setMaxListeners } from 'node:events';
import type { UsedCacheEntries } from '#adapters/http-server/cache-read-recorder.ts';
import { computeEtag, encodeBodies } from '#adapters/http-server/encodings-and-etags.ts';
import type { RenderedDocument, RenderedRedirect } from '#adapters/http-server/pages/document-renderer.ts';
import type { CanonicalPageAddress } from '#adapters/http-server/pages/page-address-parser.ts';
import { type RenderedPage } from '#adapters/http-server/pages/page-source.ts';
import { computePageTtl } from '#adapters/http-server/pages/page-ttl.ts';
import type { RenderingPipeline } from '#adapters/http-server/pipeline.ts';
import { toErrorStatus } from '#adapters/http/error-status.ts';
import { uncachedTtl } from '#adapters/shared/queries/cache-lifetimes.ts';
import { readLocaleFromPath } from '#domain/locale/locale-routes.ts';
import type { Instant } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';

/** The timeout for rendering a page, its upstream requests included. */
const renderTimeoutMs = 10_000;

/**
 * Renders the page of an address. The result depends on the address, the moment and the hall's data only, never on a visitor. Never
 * rejects: if rendering fails, the result is the fallback page and the reason is logged.
 */
export async function renderPage(
  address: CanonicalPageAddress,
  pipeline: RenderingPipeline,
): Promise<RenderedPage> {
  const { clock, timer, logger, settings, fallbackPages, timeSlicer } = pipeline;
  const renderedAt = clock.now();
  const preview = address.audience === 'editor' ? address.preview?.livePreview : undefined;
  const world = pipeline.createRequestWorld(preview);
  world.bind<Clock>(Clock).toConstantValue({ now: () => renderedAt });
  const recording = pipeline.readRecorder.startRecording();
  const deadline = new AbortController();
  // All requests of the page share the signal; each listener is removed with its answer.
  setMaxListeners(0, deadline.signal);
  const cancelDeadline = timer.after(renderTimeoutMs, () =>
    deadline.abort(new Error(`No page in ${renderTimeoutMs} ms`)),
  );
  try {
    const document = await recording.during(() =>
      pipeline.renderDocument({
        url: new URL(`${settings.siteOrigin}${address.path}${address.query}`),
        world,
        signal: deadline.signal,
        waitForTurn: () => timeSlicer.waitForTurn(),
      }),
    );
    const { used } = recording;
    if (document.kind === 'document' && document.hall)
      fallbackPages.update(document.hall.locale, document.hall.global);
    await timeSlicer.waitForTurn();
    const page = await encodePage(document, renderedAt, used, pipeline);
    // All upstream answers arrived but the page failed: a loader could not use one of them.
    if (page.status >= 500 && !used.isIncomplete) pipeline.invalidateUnrenderable(used.keys);
    return page;
  } catch (cause) {
    logger.error('server.render-failed', { path: address.path }, cause);
    // A status other than 500 is an expected failure, as is the deadline: the server or its systems are too busy. 500 is an unexpected error,
    // for example due to malformed data.
    const status = deadline.signal.aborted ? 503 : toErrorStatus(cause);
    if (status === 500) pipeline.invalidateUnrenderable(recording.used.keys);
    const bodies = await encodeBodies(fallbackPages.get(readLocaleFromPath(address.path)));
    const nothing = { ttl: uncachedTtl, isIncomplete: true, cacheKeys: [] };
    return { status, bodies, etag: '""', renderedAt, ...nothing };
  } finally {
    cancelDeadline();
  }
}

async function encodePage(
  document: RenderedDocument | RenderedRedirect,
  renderedAt: Instant,
  { keys, expires, isIncomplete }: UsedCacheEntries,
  { random }: RenderingPipeline,
): Promise<RenderedPage> {
  const { status } = document;
  const isDocument = document.kind === 'document';
  // Before the compression, whose end is no turn.
  const etag = computeEtag(isDocument ? document.timelessHtml : document.to);
  return {
    status,
    bodies: await encodeBodies(isDocument ? document.html : ''),
    etag,
    ...(isDocument && document.template && { template: document.template }),
    ...(!isDocument && { location: document.to }),
    renderedAt,
    ttl: computePageTtl({
      renderedAt,
      status,
      answersExpire: expires,
      changesAt: isDocument ? document.changesAt : null,
      isIncomplete,
      variation: random.fraction(),
    }),
    isIncomplete,
    cacheKeys: keys,
  };
}
