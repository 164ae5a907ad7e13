import { Container } from 'inversify';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom';
import type { Connection } from '#domain/navigation/prefetch.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { liveBrowserModule } from '#src/di/live.browser.module.ts';
import type { World } from '#src/di/world.ts';
import { type HydrationState, stateElementId } from '#src/hydration-state.ts';
import type { PageAnswer } from '#src/loaders/page.loader.ts';
import type { SiteData } from '#src/loaders/site.loader.ts';
import { containerContext } from '#src/loaders/visit.ts';
import { wordsOfRoute } from '#src/loaders/words.loader.ts';
import { once } from '#src/once.ts';
import { prefetchBy } from '#src/prefetch-page.ts';
import { reloadOnce } from '#src/reload-once.ts';
import { ContainerProvider } from '#src/routes/container-context.tsx';
import { pageRouteId, routes, siteRouteId } from '#src/routes.tsx';
import { readyTemplate } from '#src/templates/ready-template.ts';
import { unsentWishes } from '#src/unsent-wishes.ts';
import { VisitorSlotsProvider, visitorSlots } from '#src/visitor-slots.tsx';
import { Awake } from '#ui/kit/awake.tsx';
import '#ui/theme/theme.css';
import { PrefetchProvider } from '#ui/kit/prefetch-context.tsx';
import { PhrasebookToken } from '#ui/words/phrasebook.ts';

const state = JSON.parse(document.getElementById(stateElementId)?.textContent ?? '{}') as HydrationState;
const site = state.loaderData[siteRouteId] as SiteData;
const answer = state.loaderData[pageRouteId] as PageAnswer | undefined;

const container = new Container();
container.load(
  liveBrowserModule({
    settings: site.settings,
    origin: location.origin,
    goTo: (path, options) => void router.navigate(path, options),
    onMissingCode: (cause) =>
      reloadOnce(cause, {
        storage: () => sessionStorage,
        reload: () => location.reload(),
        clock: world.get(Clock),
      }),
  }),
);
const world: World = container;

const known = routes({ withDebug: site.settings.debugRoutes });

// The code and words of this page are fetched before React wakes it, so that what the server drew is never replaced.
await Promise.all([
  world.get(PhrasebookToken).load(site.locale),
  answer?.kind === 'page' ? readyTemplate(world, answer.page, site.locale) : undefined,
  ...(matchRoutes(known, location) ?? []).flatMap(({ route }) => [
    arrived(route),
    wordsOfRoute(world, route),
  ]),
]);

const router = createBrowserRouter(known, {
  hydrationData: state,
  getContext: () => new RouterContextProvider(new Map([[containerContext, world]])),
});

const wishes = unsentWishes(document);

// Who is there matters to nobody before the page is awake; then it waits for a quiet moment, or for the first who asks.
const slots = visitorSlots(() => bringVisitor());
const bringVisitor = once(
  async () => (await import('#src/visitor.ts')).startVisitor(container, slots, window),
  (cause) => world.get(Logger).error('visitor.not-started', {}, cause),
);
addEventListener('hall:awake', () => whenQuiet(bringVisitor), { once: true });

hydrateRoot(
  document,
  <ContainerProvider value={world}>
    <PrefetchProvider value={prefetchBy(world, connectionOf(navigator))}>
      <VisitorSlotsProvider slots={slots}>
        <RouterProvider
          router={router}
          onError={(cause) => world.get(Logger).error('site.drawing-failed', {}, cause)}
        />
      </VisitorSlotsProvider>
    </PrefetchProvider>
    <Awake />
  </ContainerProvider>,
);
if (wishes !== undefined) void router.navigate(wishes, { replace: true, preventScrollReset: true });

/** Puts a lazy route's code in its place, so that the router finds it there when it starts. */
async function arrived(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

function whenQuiet(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
}

/** Browsers that tell of their connection tell it here; the others tell nothing. */
function connectionOf(browser: Navigator & { readonly connection?: Connection }): Connection {
  return browser.connection ?? {};
}
