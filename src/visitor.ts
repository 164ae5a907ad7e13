import type { Container, ContainerModule } from 'inversify';
import { reaction } from 'mobx';
import { Connectivity } from '#ports/connectivity.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { TixPort } from '#ports/tix.port.ts';
import { breath } from '#src/breath.ts';
import { startCounting } from '#src/counting/start-counting.ts';
import { ConsentStoreToken, countingModule } from '#src/di/counting.module.ts';
import { personalPorts } from '#src/di/personal-ports.ts';
import {
  FavouritesStoreToken,
  MomentsToken,
  personalStoresModule,
  SessionStoreToken,
  VisitorTracesToken,
} from '#src/di/personal-stores.module.ts';
import type { World } from '#src/di/world.ts';
import { logSession } from '#src/session-debug.ts';
import { VisitorPage } from '#src/visitor-page.tsx';
import type { VisitorSlots } from '#src/visitor-slots.tsx';
import type { Watched } from '#ui/kit/slot.ts';

interface VisitorNeeds {
  /** Stand in for the personal ports of this site. */
  readonly ports?: ContainerModule;
  /** Sets the site's clock right by the hall's, where there is one to ask; true where that changed what it shows. Never rejects. */
  readonly setClock?: () => Promise<boolean>;
}

/**
 * Brings the visitor's own code to life in a page that is awake: the stores, the hidden frame, and what lies over the page.
 * In steps, because each of them draws some of the page anew. Nothing is judged by the clock before that was set right, or
 * could not be.
 */
export async function startVisitor(
  container: Container,
  slots: VisitorSlots,
  browser: Window,
  { ports, setClock = async () => false }: VisitorNeeds = {},
): Promise<void> {
  const world: World = container;
  const firstLook = setClock();
  const own = ports ?? (await personalPorts(world.get(Settings), browser));
  container.load(own, personalStoresModule(), countingModule(browser));
  await breath();
  const tix = world.get(TixPort);
  const session = world.get(SessionStoreToken);
  const favourites = world.get(FavouritesStoreToken);
  session.start();
  world.get(VisitorTracesToken).start();
  // Before the first page is tracked: what happens without consent is dropped.
  world.get(ConsentStoreToken).start();
  favourites.start();
  browser.addEventListener('pagehide', favourites.leave);
  browser.addEventListener('focus', favourites.lookAgain);
  browser.document.addEventListener('visibilitychange', () => {
    if (browser.document.visibilityState === 'visible') favourites.lookAgain();
  });
  await firstLook;
  await breath();
  slots.world.attach(still(world));
  followClock(world, slots, browser.document, setClock);
  slots.part.attach(still(VisitorPage));
  await breath();
  slots.session.attach({
    ...watched(() => session.view),
    comeTo: session.comeTo,
    checkVipCard: (number) => tix.checkVipCard(number),
  });
  await breath();
  slots.favourites.attach({
    ...watched(() => favourites.view),
    toggle: favourites.toggle,
    keepAll: favourites.keepAll,
    ask: favourites.ask,
    closeInvitation: favourites.closeInvitation,
    dismissNotice: favourites.dismissNotice,
  });
  await breath();
  startCounting(world, slots.counting, browser);
  logSession(browser.location.search, session, world.get(Logger));
}

/** Gives the page the present, and anew whenever the clock was set right: when the visitor comes back to the tab, and with the network. */
function followClock(
  world: World,
  { moments }: VisitorSlots,
  document: Document,
  setClock: () => Promise<boolean>,
): void {
  const show = () => moments.attach(still(world.get(MomentsToken)));
  const lookAgain = async () => (await setClock()) && show();
  show();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookAgain();
  });
  world.get(Connectivity).listen((isOnline) => {
    if (isOnline) void lookAgain();
  });
}

function watched<View>(read: () => View): Watched<View> {
  return { current: read, subscribe: (changed) => reaction(read, changed) };
}

function still<Value>(value: Value): Watched<Value> {
  return { current: () => value, subscribe: () => () => {} };
}
