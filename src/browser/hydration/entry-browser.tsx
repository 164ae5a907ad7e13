import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router-dom';
import '#ui/theme/theme.css';
import { readStatisticsConsent } from '#adapters/http/consent-cookie-value.ts';
import { parseLocaleAndUri } from '#domain/locale/locale-routes.ts';
import { recallResults } from '#domain/recorded-results.ts';
import { isTemplateForSchools, pickTixEnvironment } from '#domain/session/tix-environment.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { setDateTimeDefaults } from '#domain/time/set-date-time-defaults.ts';
import { hallIdentity } from '#hall/identity.ts';
import { Logger } from '#ports/logger.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { BrowserTree } from '#src/browser/hydration/browser-tree.tsx';
import { createLazyStarter } from '#src/browser/hydration/create-lazy-starter.ts';
import { createPagePrefetch, type NetworkConnection } from '#src/browser/hydration/create-page-prefetch.ts';
import { findEditedForm } from '#src/browser/hydration/form-edited-before-hydration.ts';
import { layOutDeferredRows } from '#src/browser/hydration/lay-out-deferred-rows.ts';
import { isVisitorLayerNeeded, scheduleVisitorLayer } from '#src/browser/hydration/schedule-visitor-layer.ts';
import { startRouter } from '#src/browser/hydration/start-router.ts';
import { reportCaughtError } from '#src/browser/reports/report-caught-error.ts';
import { isChunkFailure } from '#src/is-chunk-failure.ts';
import { loadTemplate, loadLazyComponentsOfPage } from '#src/load-template-code.ts';
import { runMiddlewareBeforeHydration } from '#src/loaders/route-middleware.ts';
import type { SiteData } from '#src/loaders/site.loader.ts';
import { type HydrationState, hydrationStateElementId } from '#src/rendering/hydration-state.ts';
import { createRoutes, findPageResult, resolveLazyRoute, siteRouteId } from '#src/routes/routes.tsx';
import {
  createBrowserWorldModule,
  createPreviewBrowserWorldModule,
  GatewayClockToken,
  putPageInDataCache,
} from '#src/worlds/browser.world.ts';
import { createWorld } from '#src/worlds/provide.ts';
import { yieldToMain } from '#src/yield-to-main.ts';
import { DeferredService } from '#ui/kit/deferred-service.ts';
import { initialVisitorSnapshot, type VisitorLayer } from '#ui/kit/visitor-layer.ts';
import { TranslatorRegistryToken } from '#ui/words/translator-registry.ts';

// Evaluating the imports was one long task; yields between the next steps keep each task short.
await yieldToMain();

const state = JSON.parse(
  document.getElementById(hydrationStateElementId)?.textContent ?? '{}',
) as HydrationState;
const site = state.loaderData[siteRouteId] as SiteData;
const answer = findPageResult(state.loaderData);

setDateTimeDefaults(hallIdentity);
recallResults(state.recorded);

/** Asks `schedule-hydration.ts`, which also decides when this module cannot be loaded. */
const claimReload = (): boolean => !dispatchEvent(new Event('hall:claim-reload', { cancelable: true }));
// The preview that the server rendered. The address does not decide: the CMS may have rejected its token.
const { preview } = site.settings;
const siteWorld = createWorld([
  createBrowserWorldModule({
    settings: site.settings,
    origin: location.origin,
    goTo: (path, options) => void router.navigate(path, options),
  }),
]);
// In an editor's preview, requests have the preview's parameters (CALL-2).
const world = preview
  ? createWorld([createPreviewBrowserWorldModule(preview, location.origin)], siteWorld)
  : siteWorld;

const siteRoutes = createRoutes({ withDebug: site.settings.debugRoutes });

await loadPageCode().catch((cause: unknown) => {
  if (isChunkFailure(cause)) dispatchEvent(new Event('hall:load-failed'));
  throw cause;
});

await yieldToMain();
const { router, prefetcher, loaded } = startRouter(world, siteRoutes, { hydrationData: state, claimReload });

/** Whether others had changed the document; it is restored for this task alone. */
const isRestored = !dispatchEvent(new Event('hall:hydrating', { cancelable: true }));
// A form that was edited before hydration. A navigation during hydration would render other markup than the server's.
const editedForm = findEditedForm(document);
if (editedForm) {
  const { address, isOnlyTyped } = editedForm;
  addEventListener(
    'hall:hydrated',
    () => void router.navigate(address, { replace: isOnlyTyped, preventScrollReset: true }),
    { once: true },
  );
}

// The visitor layer is loaded when the visitor does something, or for the first call that waits for it.
const visitor: VisitorLayer = new DeferredService(initialVisitorSnapshot, () => loadVisitor());
// Not in development, where saved pages would be outdated after the next change.
const savesPages = !import.meta.env.DEV && !preview;
const loadVisitor = createLazyStarter(
  () => import('#src/browser/visitor-layer/start-visitor-layer.ts'),
  ({ startVisitorLayer }) =>
    startVisitorLayer(world, visitor, window, { setClock, ...(savesPages && { router }) }),
  (cause) => {
    world.get(Logger).error('visitor-layer.start-failed', {}, cause);
    reportCaughtError(window, cause);
    addEventListener('online', loadVisitor, { once: true });
  },
);
addEventListener(
  'hall:hydrated',
  () =>
    scheduleVisitorLayer({
      window,
      timer: world.get(Timer),
      isNeeded: needsVisitorLayer(),
      load: () => {
        whenIdle(loadVisitor);
        void layOutDeferredRows(document, () => new Promise(whenIdle));
      },
    }),
  { once: true },
);

// The Network Information API, which not all browsers have.
const { connection = {} }: Navigator & { readonly connection?: NetworkConnection } = navigator;

// As a transition, so that hydration of a large page can be interrupted by input; others could then change it again.
(isRestored ? flushSync : startTransition)(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <BrowserTree
        runtime={{
          world,
          loaded,
          visitor,
          prefetch: createPagePrefetch(world, connection, prefetcher),
          reload: createReload(),
        }}
        router={router}
      />
    </StrictMode>,
    // A text that was changed before any script is rendered anew, which is no bug.
    isRestored ? { onRecoverableError: () => {} } : {},
  );
});
if (answer?.kind === 'page') putPageInDataCache(world, parseLocaleAndUri(location.pathname), answer.page);

/**
 * Loads this page, or that to which the visitor goes, as a document; false if it may not. What else fails until it is there leaves with
 * this one.
 */
function createReload(): () => boolean {
  let isLeaving = false;
  return () => {
    if (isLeaving) return true;
    isLeaving = navigator.onLine && claimReload();
    const { location: next } = router.state.navigation;
    if (isLeaving && next) location.replace(router.createHref(next));
    else if (isLeaving) location.reload();
    return isLeaving;
  };
}

/**
 * Loads the code and the words of this page, so that hydration matches the server's markup. Rejects if the code, or the words in the
 * page's language, cannot be loaded: the document then stays unhydrated, and its links and forms still work.
 */
async function loadPageCode(): Promise<void> {
  const { locale } = site;
  const book = world.get(TranslatorRegistryToken);
  await Promise.all([
    book.load(locale),
    ...(answer?.kind === 'page'
      ? [
          loadTemplate(world, answer.page.kind, answer.page, locale),
          loadLazyComponentsOfPage(world, answer.page.kind, answer.data, locale),
        ]
      : []),
    ...(matchRoutes(siteRoutes, location) ?? []).flatMap(({ route }) => [
      resolveLazyRoute(route),
      state.errors ? undefined : runMiddlewareBeforeHydration(world, route),
    ]),
  ]);
  const failure = book.findFailure(locale);
  if (failure !== undefined) throw failure;
}

/** Synchronizes the clock. If the hall's day changes by that, discards and refetches data that was requested for the wrong day. */
async function setClock(): Promise<boolean> {
  const clock = world.get(GatewayClockToken);
  const day = toHallDay(clock.now());
  const isChanged = await clock.synchronize();
  const { loaderData, navigation } = router.state;
  const isFromDocument = navigation.state === 'idle' && findPageResult(loaderData) === answer;
  if (toHallDay(clock.now()) === day) return isChanged;
  prefetcher.discard();
  if (!isFromDocument) void router.revalidate();
  return isChanged;
}

/** Whether the page needs the visitor layer before its visitor does anything: one that is not in the CMS is about their account. */
function needsVisitorLayer(): boolean {
  const ticketing = world.get(TicketingSite);
  const isForSchools = answer?.kind === 'page' && isTemplateForSchools(answer.page.kind);
  return (
    !answer ||
    isVisitorLayerNeeded({
      consent: readStatisticsConsent(document.cookie),
      hasConsentTool: site.settings.cookiebotId !== undefined,
      referrer: document.referrer,
      ticketingHosts: ticketing.hosts,
      environment: pickTixEnvironment(isForSchools, ticketing),
      hasFragment: location.hash !== '',
      localStorage: () => localStorage,
      sessionStorage: () => sessionStorage,
    })
  );
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
}
