import { Container, type ContainerModule } from 'inversify';
import { pageTtl } from '#domain/caching/page-ttl.ts';
import { nextTurn } from '#domain/event/next-turn.ts';
import type { LivePreview } from '#domain/flags/live-preview.ts';
import { localeOfPath } from '#domain/locale/locale-routes.ts';
import { statusOf } from '#domain/page/error-page.ts';
import type { PageFacts } from '#domain/page/page-facts.ts';
import { structuredPage } from '#domain/structured/structured-page.ts';
import type { Instant } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import type { World } from '#src/di/world.ts';
import type { RenderResult, render, TakeTurn } from '#src/entry-server.tsx';
import type { HydrationState } from '#src/hydration-state.ts';
import type { SiteData } from '#src/loaders/site.loader.ts';
import { pageAnswerIn, siteRouteId } from '#src/routes.tsx';
import type { Assets } from '#src/server/assets.ts';
import { completeDocument, scriptSafe } from '#src/server/document.ts';
import { fallbackPage } from '#src/server/fallback-page.ts';
import { allowManyListeners } from '#src/server/many-listeners.ts';
import type { CacheReadRecorder, CacheReads } from '#src/server/pages/cache-read-recorder.ts';
import type { PageRequest } from '#src/server/pages/page-address.ts';
import { encodeBodies, etagOf, type RenderedPage } from '#src/server/pages/rendered-page.ts';
import { stepsTo } from '#ui/kit/use-crumbs.ts';
import { PhrasebookToken } from '#ui/words/phrasebook.ts';

/** What drawing pages takes. */
export interface RenderContext {
  readonly siteOrigin: string;
  readonly assets: Assets;
  /** Each drawing gets a child of it, thrown away afterwards. */
  readonly container: Container;
  /** What an editor's live preview puts before it (CALL-2); absent where there is nothing to preview. */
  readonly preview?: (preview: LivePreview) => ContainerModule;
  readonly render: typeof render;
  /** Hears what the pages are drawn from. */
  readonly dataUsed: CacheReadRecorder;
  /** Told which answers a page could not be rendered from. */
  readonly onUnrenderable?: (answerKeys: readonly string[]) => void;
  /** What each rendering waits for before it takes the main thread. */
  readonly waitForTurn?: TakeTurn;
}

/** Milliseconds a page may take to draw, its questions included. */
const drawingDeadline = 10_000;

const noTerms = { lifetime: 0, staleIfError: 0, grace: 0 };

/**
 * Draws the page of an address, for nobody in particular: nothing but the address, the moment and the hall goes in. Never
 * rejects: where drawing fails, the print is the page of last resort, and the reason is in the log.
 */
export async function renderPage(address: PageRequest, making: RenderContext): Promise<RenderedPage> {
  const parent: World = making.container;
  const renderedAt = parent.get(Clock).now();
  const child = new Container({ parent: making.container });
  child.bind<Clock>(Clock).toConstantValue({ now: () => renderedAt });
  const url = new URL(`${making.siteOrigin}${address.path}${address.query}`);
  const preview = address.showing === 'editor' ? address.preview?.signed : undefined;
  if (preview && making.preview) child.load(making.preview(preview));
  const recording = making.dataUsed.recording();
  const deadline = allowManyListeners(AbortSignal.timeout(drawingDeadline));
  try {
    const result = await recording.during(() => making.render(url, child, deadline, making.waitForTurn));
    const { used } = recording;
    const print = await printOf(result, { renderedAt, used, assets: making.assets, world: child });
    // Each answer came, and the page failed all the same: a loader could not use one of them.
    if (print.status >= 500 && !used.isIncomplete) making.onUnrenderable?.(used.keys);
    return print;
  } catch (cause) {
    parent.get(Logger).error('server.render-failed', { path: address.path }, cause);
    const status = statusOf(cause);
    // Any other status says what failed; 500 is an unforeseen error, as of data in a shape that cannot be.
    if (status === 500 && !deadline.aborted) making.onUnrenderable?.(recording.used.keys);
    return printOfFailure(address, renderedAt, status);
  }
}

interface Rendered {
  readonly renderedAt: Instant;
  readonly used: CacheReads;
  readonly assets: Assets;
  readonly world: World;
}

async function printOf(
  drawn: RenderResult,
  { renderedAt, used, assets, world }: Rendered,
): Promise<RenderedPage> {
  const { status } = drawn;
  const { keys, isIncomplete } = used;
  const facts = { renderedAt, status, answersExpire: used.expires, isIncomplete };
  if (drawn.kind === 'redirect') {
    return {
      status,
      bodies: await encodeBodies(''),
      tag: etagOf(drawn.to),
      location: drawn.to,
      renderedAt: renderedAt,
      ttl: pageTtl({ ...facts, changesAt: null }),
      isIncomplete,
      keys,
    };
  }
  const answer = pageAnswerIn(drawn.state.loaderData);
  const head = structuredHead(drawn.state, drawn.facts.listed, world);
  const documentFrom = (state: HydrationState) => completeDocument(drawn.html, state, assets, head);
  const text = documentFrom(drawn.state);
  return {
    status,
    bodies: await encodeBodies(text),
    tag: etagOf(documentFrom(timeless(drawn.state))),
    ...(answer?.kind === 'page' ? { template: answer.page.kind } : {}),
    renderedAt: renderedAt,
    ttl: pageTtl({ ...facts, changesAt: nextTurn(drawn.facts.onSale, renderedAt) }),
    isIncomplete,
    keys,
  };
}

/** What a page starts from without the moment it was rendered at: only that differs between two renderings that say the same. */
function timeless({ loaderData, ...rest }: HydrationState): HydrationState {
  const site = loaderData[siteRouteId] as SiteData | undefined;
  return { ...rest, loaderData: { ...loaderData, [siteRouteId]: site && { ...site, now: 0 } } };
}

async function printOfFailure(
  { path }: PageRequest,
  renderedAt: Instant,
  status: number,
): Promise<RenderedPage> {
  const bodies = await encodeBodies(fallbackPage(localeOfPath(path)));
  return { status, bodies, tag: '""', renderedAt: renderedAt, ttl: noTerms, isIncomplete: true, keys: [] };
}

/**
 * What a page tells machines, for its head; empty for a page that tells nothing. It is written here and not drawn: only who
 * fetches the document reads it, so no visitor's browser carries the code.
 */
function structuredHead({ loaderData }: HydrationState, listed: PageFacts['listed'], world: World): string {
  const answer = pageAnswerIn(loaderData);
  const site = loaderData[siteRouteId] as SiteData | undefined;
  if (answer?.kind !== 'page' || !site?.global) return '';
  const { global, locale, now, settings } = site;
  const t = world.get(PhrasebookToken).of(locale, global);
  const steps = stepsTo(answer.page, global, t);
  const facts = { origin: settings.origin, global, now, steps, listed };
  const things = structuredPage(answer.page, facts);
  if (things.length === 0) return '';
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${scriptSafe(graph)}</script>`;
}
