import { ContainerModule } from 'inversify';
import { writeCalendarFile } from '#adapters/icalendar/write-calendar-file.adapter.ts';
import { BridgePort } from '#ports/bridge.port.ts';
import { WriteCalendarFile } from '#ports/calendar-file.port.ts';
import { Clock } from '#ports/clock.port.ts';
import { Connectivity } from '#ports/connectivity.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { StoragePort } from '#ports/storage.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { TixPort } from '#ports/tix.port.ts';
import { type Token, createToken } from '#ports/token.ts';
import { provide } from '#src/worlds/provide.ts';
import { FavouritesStore } from '#ui/stores/favourites.store.ts';
import { OfferChangeNotifier } from '#ui/stores/offer-change-notifier.ts';
import { PreviousVisitorCleanup } from '#ui/stores/previous-visitor-cleanup.ts';
import { SessionStore } from '#ui/stores/session.store.ts';

export const SessionStoreToken: Token<SessionStore> = createToken<SessionStore>('SessionStore');
export const FavouritesStoreToken: Token<FavouritesStore> = createToken<FavouritesStore>('FavouritesStore');
export const PreviousVisitorCleanupToken: Token<PreviousVisitorCleanup> =
  createToken<PreviousVisitorCleanup>('PreviousVisitorCleanup');
export const OfferChangeNotifierToken: Token<OfferChangeNotifier> =
  createToken<OfferChangeNotifier>('OfferChangeNotifier');

/** The stores of one visitor, over the personal ports of the container, and the calendar files of their lists. */
export const personalStoresModule = new ContainerModule(({ bind }) => {
  provide(bind, WriteCalendarFile, [], () => writeCalendarFile);
  provide(
    bind,
    SessionStoreToken,
    [TixPort, BridgePort, Connectivity, Timer, Logger],
    (tix, bridge, connectivity, timer, logger) => new SessionStore(tix, bridge, connectivity, timer, logger),
  );
  provide(
    bind,
    FavouritesStoreToken,
    [BridgePort, StoragePort, Logger, SessionStoreToken],
    (bridge, storage, logger, session) => new FavouritesStore(bridge, storage, logger, session),
  );
  provide(
    bind,
    PreviousVisitorCleanupToken,
    [StoragePort, SessionStoreToken],
    (storage, session) => new PreviousVisitorCleanup(storage, session),
  );
  // Transient, so that a new instance is created after each clock synchronization.
  provide(
    bind,
    OfferChangeNotifierToken,
    [Clock, Timer],
    (clock, timer) => new OfferChangeNotifier(clock, timer),
  ).inTransientScope();
});
