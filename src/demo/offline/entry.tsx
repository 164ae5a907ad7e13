import { createRoot } from 'react-dom/client';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import '#ui/theme/theme.css';
import { DataRouterNavigator } from '#adapters/data-router/data-router-navigator.adapter.ts';
import { createFailingPort } from '#adapters/in-memory/failing-port.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { parseFacetChoices } from '#domain/listing/event-shortcuts.ts';
import { parseSetLanguagePath } from '#domain/locale/locale-routes.ts';
import type { UnavailableSystem } from '#fixtures/scenarios/scenarios.ts';
import { Logger } from '#ports/logger.port.ts';
import type { PublicSettings } from '#ports/settings.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { closeMenuItemOnEscape } from '#src/browser/before-hydration/close-menu-item-on-escape.ts';
import { BrowserTree } from '#src/browser/hydration/browser-tree.tsx';
import { createPagePrefetch } from '#src/browser/hydration/create-page-prefetch.ts';
import { startRouter } from '#src/browser/hydration/start-router.ts';
import { startVisitorLayer } from '#src/browser/visitor-layer/start-visitor-layer.ts';
import { createDemoHall, demoCalendarShortcuts } from '#src/demo/demo-hall.ts';
import { createOfflineTicketing } from '#src/demo/offline/offline-ticketing.tsx';
import { readChosenWorld, DemoWorldSwitch } from '#src/demo/offline/world-switch.tsx';
import { createRoutes } from '#src/routes/routes.tsx';
import { createInMemoryWorldModule } from '#src/worlds/in-memory.world.ts';
import { createWorld } from '#src/worlds/provide.ts';
import { DeferredService } from '#ui/kit/deferred-service.ts';
import { initialVisitorSnapshot, type VisitorLayer } from '#ui/kit/visitor-layer.ts';

/**
 * The demo without a server: all ports in memory in one browser, served as static files. A service worker answers what no host of files
 * has: figures, lessons, and the page at every address. It controls this page before anything is requested.
 */
const { serviceWorker } = navigator;
await serviceWorker.register('/worker.js', { type: 'module' });
if (!serviceWorker.controller)
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });

const { origin, host } = location;
const tixUrl = `${origin}/kassa`;
const lessonUrl = `${origin}/les`;
const { name, world: demoWorld } = readChosenWorld(window);
const clock = new SystemClock();
const hall = demoWorld.change(createDemoHall({ lessonUrl, tixUrl }), clock.now());
const isAway = (system: UnavailableSystem) => demoWorld.away.includes(system);
const unavailableReason = 'This system is away in this world';
const settings: PublicSettings = {
  origin,
  hosts: [host],
  tixUrl,
  tixEducationUrl: `${origin}/schoolkassa`,
  tixFreePlaces: true,
  lessonUrl,
  bridgeUrl: `${origin}/bridge`,
  cmsUrl: `${origin}/cms`,
  debugRoutes: true,
  calendarShortcuts: parseFacetChoices([...new URLSearchParams(demoCalendarShortcuts)]) ?? [],
};

const world = createWorld([
  createInMemoryWorldModule({
    hall,
    settings,
    clock,
    navigator: new DataRouterNavigator((path, options) => void router.navigate(path, options)),
    ...(isAway('cms') && { cms: createFailingPort(unavailableReason) }),
    ...(isAway('search') && { index: createFailingPort(unavailableReason) }),
  }),
]);

const ticketing = createOfflineTicketing(hall, { site: world.get(TicketingSite), clock }, demoWorld.away);

/** The language switch (ROUTE-9). Without a server `/` is always Dutch, so no cookie is needed. */
const languageSwitchRoute = {
  path: '/set-language/*',
  loader: ({ request }: LoaderFunctionArgs) =>
    redirect(parseSetLanguagePath(new URL(request.url).pathname) ?? '/'),
};

const routes = createRoutes({ withDebug: true }).map((route) =>
  route.children
    ? { ...route, children: [...ticketing.routes, languageSwitchRoute, ...route.children] }
    : route,
);
const { router, prefetcher, loaded } = startRouter(world, routes);
await new Promise<void>((resolve) => {
  const resolveIfReady = () => router.state.initialized && resolve();
  router.subscribe(resolveIfReady);
  resolveIfReady();
});

// The visitor layer is part of this bundle, so a queued call needs to load nothing.
const visitor: VisitorLayer = new DeferredService(initialVisitorSnapshot, () => {});

addEventListener('keydown', closeMenuItemOnEscape);
createRoot(document).render(
  <>
    <BrowserTree
      runtime={{ world, loaded, visitor, prefetch: createPagePrefetch(world, {}, prefetcher) }}
      router={router}
    />
    {DemoWorldSwitch(name)}
  </>,
);
startVisitorLayer(world, visitor, window, { ports: ticketing.ports }).catch((cause: unknown) =>
  world.get(Logger).error('visitor-layer.start-failed', {}, cause),
);
