import { Container } from 'inversify';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import type { LivePreview } from '#domain/flags/live-preview.ts';
import { uriOf } from '#domain/locale/locale-routes.ts';
import type { Connection } from '#domain/navigation/prefetch.ts';
import { hallDayAt } from '#domain/time/hall-day.ts';
import { Logger } from '#ports/logger.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { browserContext } from '#src/browser-context.ts';
import { BrowserTree } from '#src/browser-tree.tsx';
import { DeviceClockToken, GatewayClockToken } from '#src/di/browser-clocks.ts';
import { liveBrowserModule, rememberPage } from '#src/di/live.browser.module.ts';
import { previewBrowserModule } from '#src/di/preview.browser.module.ts';
import type { World } from '#src/di/world.ts';
import { handleSkippedTransitions } from '#src/handle-skipped-transitions.ts';
import { type HydrationState, stateElementId } from '#src/hydration-state.ts';
import { loadOnce } from '#src/load-once.ts';
import { prepareRoute } from '#src/loaders/middleware.ts';
import { Prefetcher } from '#src/loaders/prefetcher.ts';
import type { SiteData } from '#src/loaders/site.loader.ts';
import { pendingFormState } from '#src/pending-form-state.ts';
import { prefetchBy } from '#src/prefetch-page.ts';
import { reloadOnce } from '#src/reload-once.ts';
import { pageAnswerIn, resolveLazyRoute, routes, siteRouteId } from '#src/routes.tsx';
import { loadTemplate } from '#src/templates/load-template.ts';
import type { PageAnswer } from '#src/templates/page-answer.ts';
import { yieldToMain } from '#src/yield-to-main.ts';
import { DeferredService } from '#ui/kit/deferred-service.ts';
import { initialVisitor, type VisitorLayer } from '#ui/kit/visitor-context.tsx';
import '#ui/theme/theme.css';
import { PhrasebookToken } from '#ui/words/phrasebook.ts';

// What is imported here was a good piece of work already; the rest goes in pieces as well.
await yieldToMain();

const state = JSON.parse(document.getElementById(stateElementId)?.textContent ?? '{}') as HydrationState;
const site = state.loaderData[siteRouteId] as SiteData;
const answer = pageAnswerIn(state.loaderData);

const everybody = new Container();
const onMissingCode = (cause: unknown): void =>
  reloadOnce(cause, {
    storage: () => sessionStorage,
    reload: () => location.reload(),
    clock: world.get(DeviceClockToken),
  });
everybody.load(
  liveBrowserModule({
    settings: site.settings,
    origin: location.origin,
    goTo: (path, options) => void router.navigate(path, options),
    onMissingCode,
  }),
);
// What the server rendered, not what the address asks for: the CMS may have refused it.
const { preview } = site.settings;
const container = preview ? previewed(preview) : everybody;
const world: World = container;

const prefetcher = new Prefetcher<PageAnswer>(world.get(Timer));
const known = routes({ withDebug: site.settings.debugRoutes });

await loadPageCode().catch((cause: unknown) => {
  onMissingCode(cause);
  throw cause;
});

await yieldToMain();
handleSkippedTransitions(document);
const router = createBrowserRouter(known, {
  hydrationData: state,
  getContext: () => browserContext(world, prefetcher),
});

const wishes = pendingFormState(document);

// The visitor layer is loaded when the hydrated page is idle, or for the first call that waits for it.
const visitor: VisitorLayer = new DeferredService(initialVisitor, () => loadVisitor());
// In development a page saved for reading offline would only be yesterday's.
const savesPages = !import.meta.env.DEV && !preview;
const loadVisitor = loadOnce(
  () => import('#src/visitor.ts'),
  ({ startVisitor }) => startVisitor(container, visitor, window, { setClock, ...(savesPages && { router }) }),
  (cause) => {
    world.get(Logger).error('visitor-layer.start-failed', {}, cause);
    addEventListener('online', loadVisitor, { once: true });
  },
);
addEventListener('hall:hydrated', () => whenQuiet(loadVisitor), { once: true });

// As a transition, so that waking a page of a thousand elements never holds up a finger for longer than a moment.
startTransition(() => {
  hydrateRoot(
    document,
    <BrowserTree
      runtime={{ world, prefetcher, prefetch: prefetchBy(world, connectionOf(navigator), prefetcher) }}
      router={router}
      visitor={visitor}
    />,
  );
});
if (answer?.kind === 'page') rememberPage(world, uriOf(location.pathname), answer.page);
if (wishes !== undefined) void router.navigate(wishes, { replace: true, preventScrollReset: true });

/**
 * Loads the code and the words of this page, so that hydration keeps what the server rendered. Rejects where they cannot be had,
 * or only the words of another language: the document then stays as it came, and its links and forms work by themselves.
 */
async function loadPageCode(): Promise<void> {
  const { locale } = site;
  const book = world.get(PhrasebookToken);
  await Promise.all([
    book.load(locale),
    answer?.kind === 'page' ? loadTemplate(world, answer.page.kind, answer.page, locale) : undefined,
    ...(matchRoutes(known, location) ?? []).flatMap(({ route }) => [
      resolveLazyRoute(route),
      state.errors ? undefined : prepareRoute(world, route),
    ]),
  ]);
  const failure = book.failureOf(locale);
  if (failure !== undefined) throw failure;
}

/** Sets the clock right. Where that makes it another day at the hall, what this browser has fetched by the wrong day is fetched again. */
async function setClock(): Promise<boolean> {
  const clock = world.get(GatewayClockToken);
  const day = hallDayAt(clock.now());
  const isChanged = await clock.setRight();
  const { loaderData, navigation } = router.state;
  const isFromDocument = navigation.state === 'idle' && pageAnswerIn(loaderData) === answer;
  if (hallDayAt(clock.now()) === day) return isChanged;
  prefetcher.discard();
  if (!isFromDocument) void router.revalidate();
  return isChanged;
}

/** Before the world of everybody comes that of an editor, whose questions bear the preview's parameters (CALL-2). */
function previewed(asked: LivePreview): Container {
  const child = new Container({ parent: everybody });
  child.load(previewBrowserModule(asked, location.origin));
  return child;
}

function whenQuiet(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
}

/** Browsers that tell of their connection tell it here; the others tell nothing. */
function connectionOf(browser: Navigator & { readonly connection?: Connection }): Connection {
  return browser.connection ?? {};
}
