import type { Container, ContainerModule } from 'inversify';
import { computed, observable, reaction, runInAction, type IObservableValue, autorun } from 'mobx';
import { Connectivity } from '#ports/connectivity.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { OfflinePageWriter } from '#ports/offline-page-writer.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { StoragePort } from '#ports/storage.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { TixPort } from '#ports/tix.port.ts';
import { toKnownVisitorKeyOfTicketing } from '#src/browser/hydration/schedule-visitor-layer.ts';
import { type PageRouter, storeOfflinePages } from '#src/browser/visitor-layer/store-offline-pages.ts';
import { VisitorOverlays } from '#src/browser/visitor-layer/visitor-overlays.tsx';
import {
  ConsentStoreToken,
  ExperimentsStoreToken,
  InteractionTrackerToken,
  TrackingStoreToken,
  createTrackingWorldModule,
} from '#src/tracking/tracking.world.ts';
import {
  FavouritesStoreToken,
  OfferChangeNotifierToken,
  PreviousVisitorCleanupToken,
  personalStoresModule,
  SessionStoreToken,
} from '#src/worlds/personal-stores.world.ts';
import { createPersonalWorldModule } from '#src/worlds/personal.world.ts';
import { yieldToMain } from '#src/yield-to-main.ts';
import type { VisitorLayer, VisitorServices, VisitorSnapshot } from '#ui/kit/visitor-layer.ts';
import { hasDebugFlag } from '#ui/layout/query-flags.ts';
import type { OfferChangeNotifier } from '#ui/stores/offer-change-notifier.ts';
import type { OwnPrices } from '#ui/stores/own-prices.store.ts';
import type { SessionView } from '#ui/stores/session-view.ts';

interface VisitorDependencies {
  /** Replaces the personal ports of this site. */
  readonly ports?: ContainerModule;
  /** Synchronizes the site's clock with the server's. Resolves to whether the time changed. Never rejects. */
  readonly setClock?: () => Promise<boolean>;
  /** Shows which pages are read. Absent where visits are neither stored for offline reading nor measured: in previews and development. */
  readonly router?: PageRouter;
}

/**
 * Starts the visitor layer in a hydrated page: loads the personal ports and stores into the world, starts them, and connects
 * them to the page. Yields between the steps, so that the browser can handle input. Whatever depends on the time starts after the clock
 * has been synchronized, or that has failed.
 */
export async function startVisitorLayer(
  world: Container,
  visitor: VisitorLayer,
  browser: Window,
  { ports, setClock = async () => false, router }: VisitorDependencies = {},
): Promise<void> {
  const logger = world.get(Logger);
  // The page continues.
  browser.addEventListener('unhandledrejection', ({ reason }) =>
    logger.error('browser.unhandled-rejection', {}, reason),
  );
  const clockSet = setClock();
  await yieldToMain();
  const personal = ports ?? createPersonalWorldModule(browser);
  world.load(personal, personalStoresModule, createTrackingWorldModule(browser));
  await yieldToMain();
  startSession(world);
  await yieldToMain();
  startFavourites(world, browser);
  await clockSet;
  await yieldToMain();
  startTracking(world, browser);
  const moments = observable.box(world.get(OfferChangeNotifierToken), { deep: false });
  const update = () => runInAction(() => moments.set(world.get(OfferChangeNotifierToken)));
  resyncClock(world.get(Connectivity), browser.document, async () => (await setClock()) && update());
  await yieldToMain();
  const services = visitorServices(world, () => moments.get());
  await yieldToMain();
  visitor.connect(services);
  const { defaultEnvironment } = world.get(TicketingSite);
  if (router)
    storeOfflinePages(world.get(OfflinePageWriter), {
      router,
      visitor,
      defaultEnvironment,
    });
  logSessionInDebugMode(browser.location.search, world.get(SessionStoreToken), logger);
}

/** Starts session and consent. The consent store starts before tracking, because events without consent are dropped. */
function startSession(world: Container): void {
  const session = world.get(SessionStoreToken);
  session.start();
  world.get(PreviousVisitorCleanupToken).start();
  world.get(ConsentStoreToken).start();
  const { local } = world.get(StoragePort);
  reaction(
    () => session.view,
    ({ status, environment, session: { user, orderSize } }) => {
      if (status !== 'ready' || environment === null) return;
      const key = toKnownVisitorKeyOfTicketing(environment);
      if (user || orderSize > 0) local.write(key, 'yes');
      else local.remove(key);
    },
  );
}

function startFavourites(world: Container, browser: Window): void {
  const favourites = world.get(FavouritesStoreToken);
  favourites.start();
  browser.addEventListener('pagehide', favourites.saveOnLeave);
  browser.addEventListener('focus', favourites.refresh);
  browser.document.addEventListener('visibilitychange', () => {
    if (browser.document.visibilityState === 'visible') favourites.refresh();
  });
}

/** Starts tracking and experiments, after the consent store. Queued events are flushed when the document is hidden for good. */
function startTracking(world: Container, browser: Window): void {
  const tracking = world.get(TrackingStoreToken);
  world.get(ExperimentsStoreToken).start();
  tracking.start();
  browser.addEventListener('pagehide', tracking.flush);
}

/** Synchronizes the clock again when the tab becomes visible and when the network returns. */
function resyncClock(connectivity: Connectivity, document: Document, setClock: () => Promise<unknown>): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void setClock();
  });
  connectivity.listen((isOnline) => {
    if (isOnline) void setClock();
  });
}

/** Exposes the stores to the page as one state and their actions. */
function visitorServices(world: Container, moments: () => OfferChangeNotifier): VisitorServices {
  const session = world.get(SessionStoreToken);
  const favourites = world.get(FavouritesStoreToken);
  const consent = world.get(ConsentStoreToken);
  const ownPrices = observable.box<OwnPrices | null>(null, { deep: false });
  const experiments = world.get(ExperimentsStoreToken);
  const { track, setVersion } = world.get(TrackingStoreToken);
  const { report, observeBanner, unobserveBanner } = world.get(InteractionTrackerToken);
  const tracking = computed(() => ({ ...consent.view, experiments: experiments.experiments }));
  const read = (): VisitorSnapshot => ({
    session: session.view,
    favourites: favourites.view,
    tracking: tracking.get(),
    offerClock: moments(),
    ownPrices: ownPrices.get(),
  });
  let state = read();
  return {
    current: () => state,
    subscribe: (onChange) =>
      reaction(read, (next) => {
        state = next;
        onChange();
      }),
    favourites,
    consent,
    ownPrices: createLazyOwnPricesService(world.get(SearchPort), ownPrices),
    tracking: { track, setVersion, report, observeBanner, unobserveBanner },
    ticketing: world.get(TixPort),
    Overlay: VisitorOverlays,
  };
}

/** Requests prices by customer tag; the code is loaded with the first request, which only visitors with tags make (DOOR-40). */
function createLazyOwnPricesService(
  search: SearchPort,
  known: IObservableValue<OwnPrices | null>,
): VisitorServices['ownPrices'] {
  const load = () =>
    import('#ui/stores/own-prices.store.ts').then(({ OwnPricesStore }) => new OwnPricesStore(search, known));
  let store: ReturnType<typeof load> | undefined;
  return {
    request: (event) => {
      store ??= load();
      // Without the code the general prices stay; the next request loads it again.
      store.then(
        (loaded) => loaded.request(event),
        () => {
          store = undefined;
        },
      );
    },
  };
}

/**
 * Logs the visitor's session and its changes if the address has the debug flag (TIX-6), without the visitor's identity. Returns a
 * function that stops it.
 */
export function logSessionInDebugMode(
  search: string,
  session: { readonly view: SessionView },
  logger: Logger,
): () => void {
  if (!hasDebugFlag(new URLSearchParams(search).get('debug'))) return () => {};
  return autorun(() => logSession(session.view, logger));
}

function logSession({ status, session, environment, isOnline }: SessionView, logger: Logger): void {
  logger.info('tix.session', {
    status,
    environment,
    isOnline,
    isLoggedIn: session.user !== null,
    hasHash: Boolean(session.user?.hash),
    tags: session.user?.tags.length ?? 0,
    orderSize: session.orderSize,
    hasCustomerNumber: session.customerId !== null,
  });
}
