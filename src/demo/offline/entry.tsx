import { createRoot } from 'react-dom/client';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import '#ui/theme/theme.css';
import { DataRouterNavigator } from '#adapters/data-router/data-router-navigator.adapter.ts';
import { createFailingPort } from '#adapters/in-memory/failing-port.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { parseFacetChoices } from '#domain/listing/event-shortcuts.ts';
import { parseSetLanguagePath } from '#domain/locale/locale-routes.ts';
import { hourMs, createInstant } from '#domain/time/instant.ts';
import { createHall } from '#fixtures/hall/hall.ts';
import type { UnavailableSystem } from '#fixtures/scenarios/scenarios.ts';
import { Logger } from '#ports/logger.port.ts';
import type { PublicSettings } from '#ports/settings.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { closeMenuItemOnEscape } from '#src/browser/before-hydration/close-menu-item-on-escape.ts';
import { BrowserTree } from '#src/browser/hydration/browser-tree.tsx';
import { createPagePrefetch } from '#src/browser/hydration/create-page-prefetch.ts';
import { startRouter } from '#src/browser/hydration/start-router.ts';
import { startVisitorLayer } from '#src/browser/visitor-layer/start-visitor-layer.ts';
import { demoCalendarShortcuts } from '#src/demo/demo-calendar-shortcuts.ts';
import { createOfflineTicketingRoutes } from '#src/demo/offline/offline-ticketing.route.tsx';
import { createOfflineTicketing } from '#src/demo/offline/offline-ticketing.ts';
import { readChosenWorld, DemoWorldSwitch } from '#src/demo/offline/world-switch.tsx';
import { createRoutes } from '#src/routes.tsx';
import { createWorld } from '#src/worlds/create-world.ts';
import { createInMemoryWorldModule } from '#src/worlds/in-memory.world.ts';
import { DeferredService } from '#ui/kit/deferred-service.ts';
import { initialVisitorSnapshot, type VisitorLayer } from '#ui/kit/visitor-layer.ts';

/**
 * The demo without a server: all ports in memory in one browser, served as static files. A service worker answers what no host of files
 * has: figures, lessons, and the page at every address.
 */
await registerWorker();

const { name, world: demoWorld } = readChosenWorld(window);
const clock = new SystemClock();
const season = demoWorld.change(
  createHall(1888, createInstant(Math.floor(clock.now() / hourMs) * hourMs), {
    lessonUrl: `${location.origin}/les`,
    tixUrl: `${location.origin}/kassa`,
  }),
  clock.now(),
);
const isAway = (system: UnavailableSystem) => demoWorld.away.includes(system);
const unavailableReason = 'This system is away in this world';

const calendarShortcuts = parseFacetChoices([...new URLSearchParams(demoCalendarShortcuts)]);
const settings: PublicSettings = {
  origin: location.origin,
  hosts: [location.host],
  tixUrl: `${location.origin}/kassa`,
  tixEducationUrl: `${location.origin}/schoolkassa`,
  tixFreePlaces: true,
  lessonUrl: `${location.origin}/les`,
  bridgeUrl: `${location.origin}/bridge`,
  cmsUrl: `${location.origin}/cms`,
  debugRoutes: true,
  ...(calendarShortcuts && { calendarShortcuts }),
};

const world = createWorld([
  createInMemoryWorldModule({
    hall: season,
    settings,
    clock,
    navigator: new DataRouterNavigator((path, options) => void router.navigate(path, options)),
    ...(isAway('cms') && { cms: createFailingPort(unavailableReason) }),
    ...(isAway('search') && {
      index: createFailingPort(unavailableReason),
      overviewIndex: createFailingPort(unavailableReason),
      siteIndex: createFailingPort(unavailableReason),
    }),
  }),
]);

const ticketing = createOfflineTicketing(
  season,
  window,
  { site: world.get(TicketingSite), clock },
  {
    isBridgeAway: isAway('bridge'),
    isTicketingAway: isAway('ticketing'),
  },
);

/** The language switch (ROUTE-9). Without a server `/` is always Dutch, so no cookie is needed. */
const languageSwitchRoute = {
  path: '/set-language/*',
  loader: ({ request }: LoaderFunctionArgs) =>
    redirect(parseSetLanguagePath(new URL(request.url).pathname) ?? '/'),
};

const { router, prefetcher, loaded } = startRouter(
  world,
  createRoutes({ withDebug: true }).map((route) =>
    route.children
      ? {
          ...route,
          children: [...createOfflineTicketingRoutes(ticketing), languageSwitchRoute, ...route.children],
        }
      : route,
  ),
);
await new Promise<void>((resolve) => {
  const resolveIfReady = () => router.state.initialized && resolve();
  router.subscribe(resolveIfReady);
  resolveIfReady();
});

// The visitor layer is part of this bundle, so a queued call needs to load nothing.
const visitor: VisitorLayer = new DeferredService(initialVisitorSnapshot, () => {});

document.getElementById('opening')?.remove();
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

/** Waits until the service worker controls this page. Without one (an old browser, a `file:` page) pictures are missing. */
async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  try {
    await workers.register('/worker.js', { type: 'module' });
    await workers.ready;
    if (workers.controller) return;
    await new Promise((resolve) => {
      workers.addEventListener('controllerchange', resolve, { once: true });
    });
  } catch (cause) {
    // There is no logger yet.
    document.documentElement.dataset['worker'] = String(cause);
  }
}
