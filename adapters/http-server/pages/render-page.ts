import type { Container, ContainerModule } from 'inversify';
import type { Assets } from '#adapters/http-server/asset-manifest.ts';
import { computeEtag } from '#adapters/http-server/etag.ts';
import type { FallbackPages } from '#adapters/http-server/fallback-page.tsx';
import { liftListenerLimit } from '#adapters/http-server/listener-limit.ts';
import type { CacheReadRecorder, UsedCacheEntries } from '#adapters/http-server/pages/cache-read-recorder.ts';
import type { CanonicalPageAddress } from '#adapters/http-server/pages/page-address.ts';
import { computePageTtl } from '#adapters/http-server/pages/page-ttl.ts';
import { encodeBodies, type RenderedPage } from '#adapters/http-server/pages/rendered-page.ts';
import { findNextAnonymousOfferChange } from '#domain/event/next-anonymous-offer-change.ts';
import type { LivePreview } from '#domain/flags/live-preview.ts';
import { readLocaleFromPath } from '#domain/locale/locale-routes.ts';
import type { PageFacts } from '#domain/page/page-facts.ts';
import type { Instant } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Random } from '#ports/random.port.ts';
import { Timer } from '#ports/timer.port.ts';
import type { RenderResult, render, WaitForTurn } from '#src/entry-server.tsx';
import type { HydrationState } from '#src/hydration-state.ts';
import { toErrorStatus } from '#src/loaders/error-status.ts';
import type { SiteData } from '#src/loaders/site.loader.ts';
import { completeDocument, serializeForScript } from '#src/rendering/document.ts';
import { findStyledSources } from '#src/rendering/styled-sources.ts';
import { findPageResult, siteRouteId } from '#src/routes.tsx';
import { createWorld } from '#src/worlds/create-world.ts';
import { toStructuredPage } from '#ui/head/structured-page.ts';
import { toBreadcrumbItems } from '#ui/kit/use-breadcrumbs.ts';
import { SiteTranslationsToken } from '#ui/words/site-translations.ts';

/** What rendering a page needs. */
export interface RenderDependencies {
  readonly siteOrigin: string;
  readonly assets: Assets;
  readonly fallbackPages: FallbackPages;
  /** Each rendering gets a child container, which is discarded afterwards. */
  readonly container: Container;
  /** The module that overrides bindings for a live preview (CALL-2); absent if there are no previews. */
  readonly preview?: (preview: LivePreview) => ContainerModule;
  readonly render: typeof render;
  /** Records the cache reads of each rendering. */
  readonly readRecorder: CacheReadRecorder;
  /** Called with the keys of the cache entries that a page could not be rendered from. */
  readonly onUnrenderable?: (answerKeys: readonly string[]) => void;
  /** Awaited before each synchronous rendering on the main thread. */
  readonly waitForTurn?: WaitForTurn;
}

/** The timeout for rendering a page, its upstream requests included. */
const renderTimeoutMs = 10_000;

const uncacheable = { lifetimeSeconds: 0, staleIfErrorSeconds: 0, graceSeconds: 0 };

/**
 * Renders the page of an address. The result depends on the address, the moment and the hall's data only, never on a visitor. Never
 * rejects: if rendering fails, the result is the fallback page and the reason is logged.
 */
export async function renderPage(
  address: CanonicalPageAddress,
  context: RenderDependencies,
): Promise<RenderedPage> {
  const parent: Container = context.container;
  const renderedAt = parent.get(Clock).now();
  const url = new URL(`${context.siteOrigin}${address.path}${address.query}`);
  const preview = address.audience === 'editor' ? address.preview?.livePreview : undefined;
  const previewModules = preview && context.preview ? [context.preview(preview)] : [];
  const child = createWorld(previewModules, context.container);
  child.bind<Clock>(Clock).toConstantValue({ now: () => renderedAt });
  const recording = context.readRecorder.startRecording();
  const deadline = new AbortController();
  const cancelDeadline = parent
    .get(Timer)
    .after(renderTimeoutMs, () => deadline.abort(new Error(`No page in ${renderTimeoutMs} ms`)));
  try {
    const result = await recording.during(() =>
      context.render(url, child, liftListenerLimit(deadline.signal), context.waitForTurn),
    );
    const { used } = recording;
    if (result.kind === 'document') updateFallbackPages(context.fallbackPages, result.state);
    await context.waitForTurn?.();
    const page = await toRenderedPage(result, { renderedAt, used, assets: context.assets, world: child });
    // All upstream answers arrived but the page failed: a loader could not use one of them.
    if (page.status >= 500 && !used.isIncomplete) context.onUnrenderable?.(used.keys);
    return page;
  } catch (cause) {
    parent.get(Logger).error('server.render-failed', { path: address.path }, cause);
    // A status other than 500 is an expected failure, as is the deadline: the server or its systems are too busy. 500 is an unexpected error,
    // for example due to malformed data.
    const status = deadline.signal.aborted ? 503 : toErrorStatus(cause);
    if (status === 500) context.onUnrenderable?.(recording.used.keys);
    return createFallbackPage(context.fallbackPages, address, renderedAt, status);
  } finally {
    cancelDeadline();
  }
}

interface RenderFacts {
  readonly renderedAt: Instant;
  readonly used: UsedCacheEntries;
  readonly assets: Assets;
  readonly world: Container;
}

async function toRenderedPage(
  result: RenderResult,
  { renderedAt, used, assets, world }: RenderFacts,
): Promise<RenderedPage> {
  const { status } = result;
  const { keys, isIncomplete } = used;
  const variation = world.get(Random).fraction();
  const facts = { renderedAt, status, answersExpire: used.expires, isIncomplete, variation };
  if (result.kind === 'redirect') {
    return {
      status,
      bodies: await encodeBodies(''),
      etag: computeEtag(result.to),
      location: result.to,
      renderedAt,
      ttl: computePageTtl({ ...facts, changesAt: null }),
      isIncomplete,
      cacheKeys: keys,
    };
  }
  const answer = findPageResult(result.state.loaderData);
  const headHtml = renderStructuredData(result.state, result.facts.listedPages, world);
  const sources = findStyledSources(result.state.loaderData);
  const documentFrom = (state: HydrationState) =>
    completeDocument(result.html, state, { assets, headHtml, sources });
  const text = documentFrom(result.state);
  // Before the compression, whose end is no turn.
  const etag = computeEtag(documentFrom(withoutRenderTime(result.state)));
  return {
    status,
    bodies: await encodeBodies(text),
    etag,
    ...(answer?.kind === 'page' ? { template: answer.page.kind } : {}),
    renderedAt,
    ttl: computePageTtl({
      ...facts,
      changesAt: findNextAnonymousOfferChange(result.facts.saleItems, renderedAt),
    }),
    isIncomplete,
    cacheKeys: keys,
  };
}

/** The hydration state without the time of rendering, so that equal pages get equal tags. */
function withoutRenderTime({ loaderData, ...state }: HydrationState): HydrationState {
  const site = loaderData[siteRouteId] as SiteData | undefined;
  return { ...state, loaderData: { ...loaderData, [siteRouteId]: site && { ...site, now: 0 } } };
}

function updateFallbackPages(fallbackPages: FallbackPages, { loaderData }: HydrationState): void {
  const site = loaderData[siteRouteId] as SiteData | undefined;
  if (site?.global) fallbackPages.update(site.locale, site.global);
}

async function createFallbackPage(
  fallbackPages: FallbackPages,
  { path }: CanonicalPageAddress,
  renderedAt: Instant,
  status: number,
): Promise<RenderedPage> {
  const bodies = await encodeBodies(fallbackPages.get(readLocaleFromPath(path)));
  return { status, bodies, etag: '""', renderedAt, ttl: uncacheable, isIncomplete: true, cacheKeys: [] };
}

/**
 * The structured data (JSON-LD) of a page as a script element, or empty. It is added to the document here and not rendered by React,
 * so that its code is not part of the browser bundle: only crawlers read it, from the document.
 */
function renderStructuredData(
  { loaderData }: HydrationState,
  listed: PageFacts['listedPages'],
  world: Container,
): string {
  const answer = findPageResult(loaderData);
  const site = loaderData[siteRouteId] as SiteData | undefined;
  if (answer?.kind !== 'page' || !site?.global) return '';
  const { global, locale, now, settings } = site;
  const t = world.get(SiteTranslationsToken).translator(locale, global);
  const steps = toBreadcrumbItems(answer.page, global, t);
  const { origin, normalTicketTypes } = settings;
  const facts = { origin, normalTicketTypes, global, now, steps, listed };
  const graphItems = toStructuredPage(answer.page, facts);
  if (graphItems.length === 0) return '';
  const graph = { '@context': 'https://schema.org', '@graph': graphItems };
  return `<script type="application/ld+json">${serializeForScript(graph)}</script>`;
}
