import { setMaxListeners } from 'node:events';
import type { CanonicalPageAddress } from '#adapters/http-server/pages/page-address-parser.ts';
import type { UsedCacheEntries } from '#adapters/http-server/pipeline/cache-read-recorder.ts';
import type {
  Pipeline,
  RenderedDocument,
  RenderedRedirect,
} from '#adapters/http-server/pipeline/pipeline.ts';
import {
  computeEtag,
  type EncodedBodies,
  encodeBodies,
} from '#adapters/http-server/responses/encodings-and-etags.ts';
import { toErrorStatus } from '#adapters/http/error-status.ts';
import {
  cacheLifetimes,
  type CacheTtl,
  daySeconds,
  uncachedTtl,
} from '#adapters/shared/queries/cache-lifetimes.ts';
import { readLocaleFromPath } from '#domain/locale/locale-routes.ts';
import type { Template } from '#domain/page/page.ts';
import { addDays, toHallDay, toInstantAtHall } from '#domain/time/hall-day.ts';
import { type Instant, secondMs } from '#domain/time/instant.ts';

/** A rendered page as it is cached and sent: compressed once in each encoding. */
export interface RenderedPage {
  readonly status: number;
  readonly bodies: EncodedBodies;
  /** The weak entity tag of all encodings; it does not depend on the time of rendering. */
  readonly etag: string;
  /** The target of a redirect. */
  readonly location?: string;
  readonly template?: Template;
  readonly renderedAt: Instant;
  readonly ttl: CacheTtl;
  /** An upstream answer was missing: the page never replaces a complete one. */
  readonly isIncomplete: boolean;
  /** The keys of the cache entries it was rendered from. */
  readonly cacheKeys: readonly string[];
}

/** The timeout for rendering a page, its upstream requests included. */
const renderTimeoutMs = 10_000;

/**
 * Renders the page of an address. The result depends on the address, the moment and the hall's data only, never on a visitor. Never
 * rejects: if rendering fails, the result is the fallback page and the reason is logged.
 */
export async function renderPage(address: CanonicalPageAddress, pipeline: Pipeline): Promise<RenderedPage> {
  const { clock, timer, logger, settings, fallbackPages, timeSlicer } = pipeline;
  const renderedAt = clock.now();
  const preview = address.audience === 'editor' ? address.preview?.livePreview : undefined;
  const world = pipeline.createRequestWorld(preview);
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
        now: renderedAt,
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
  { random }: Pipeline,
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

/** The facts of a rendered page that limit how long it may be cached. */
interface RenderedPageFacts {
  readonly renderedAt: Instant;
  /** The HTTP status of the response. */
  readonly status: number;
  /** When the first query result used on the page expires; null if it used none. */
  readonly answersExpire: Instant | null;
  /** When the page's content changes with time, for example when a sale opens; null if it never does. */
  readonly changesAt: Instant | null;
  /** Some data failed to load, so the page was rendered without it. */
  readonly isIncomplete: boolean;
  /** A random number from 0 to 1, by which pages that are rendered together do not expire together. */
  readonly variation?: number;
}

/** Maximum lifetimes in seconds: of a page that of its own answer (CACHE-2). */
const maxSeconds = { page: cacheLifetimes.page.lifetimeSeconds, missing: 60, redirect: 300, incomplete: 10 };

/**
 * The share of its maximum lifetime by which that of a page varies: less than that of its data (5 %), so that all data that was fetched for a
 * page is due when the page expires. Otherwise it would be rendered from the rest of a lifetime, and expire again at once.
 */
const variationShare = 0.04;

/** How long a stale page is served while it is rendered again, in seconds. */
const staleServedSeconds = 300;

/**
 * How long a rendered page may be cached for all visitors.
 *
 * A page is fresh until what it states changes: not longer than the data it was rendered from, and at most as long as the answer of the page
 * itself, less up to 4 %. After midnight, or after a sale on the page opens or closes, the stale page is served only if rendering fails.
 */
export function computePageTtl(facts: RenderedPageFacts): CacheTtl {
  const { renderedAt, answersExpire, changesAt, status, isIncomplete, variation = 0 } = facts;
  const secondsTo = (moment: Instant) => Math.max(0, (moment - renderedAt) / secondMs);
  const midnight = toInstantAtHall(addDays(toHallDay(renderedAt), 1));
  const secondsToChange = Math.min(secondsTo(midnight), changesAt === null ? Infinity : secondsTo(changesAt));
  const maxLifetime = isIncomplete ? maxSeconds.incomplete : maxSecondsFor(status, variation);
  const lifetimeSeconds = Math.min(
    maxLifetime,
    secondsToChange,
    answersExpire === null ? Infinity : Math.max(1, secondsTo(answersExpire)),
  );
  const isPage = status === 200 && !isIncomplete;
  return {
    lifetimeSeconds,
    staleIfErrorSeconds: isPage ? daySeconds : 0,
    graceSeconds: isPage ? Math.max(0, Math.min(staleServedSeconds, secondsToChange - lifetimeSeconds)) : 0,
  };
}

function maxSecondsFor(status: number, variation: number): number {
  if (status === 200) return maxSeconds.page * (1 - variationShare * variation);
  return status < 400 ? maxSeconds.redirect : maxSeconds.missing;
}
