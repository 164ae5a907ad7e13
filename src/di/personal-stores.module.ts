import { BridgePort } from '#ports/bridge.port.ts';
import { Clock } from '#ports/clock.port.ts';
import { Connectivity } from '#ports/connectivity.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { StoragePort } from '#ports/storage.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { TixPort } from '#ports/tix.port.ts';
import { type Token, token } from '#ports/token.ts';
import { provide, type WorldModule } from '#src/di/world.ts';
import { FavouritesStore } from '#ui/stores/favourites.store.ts';
import { OfferClock } from '#ui/stores/offer-clock.ts';
import { PreviousVisitorCleanup } from '#ui/stores/previous-visitor-cleanup.ts';
import { SessionStore } from '#ui/stores/session.store.ts';

export const SessionStoreToken: Token<SessionStore> = token<SessionStore>('SessionStore');
export const FavouritesStoreToken: Token<FavouritesStore> = token<FavouritesStore>('FavouritesStore');
export const PreviousVisitorCleanupToken: Token<PreviousVisitorCleanup> =
  token<PreviousVisitorCleanup>('PreviousVisitorCleanup');
export const OfferClockToken: Token<OfferClock> = token<OfferClock>('OfferClock');

/** The stores of one visitor, over the personal ports of the container. */
export function personalStoresModule(): WorldModule {
  return (bind) => {
    provide(
      bind,
      SessionStoreToken,
      (tix: TixPort, bridge: BridgePort, connectivity: Connectivity, timer: Timer, logger: Logger) =>
        new SessionStore(tix, bridge, connectivity, timer, logger),
      [TixPort, BridgePort, Connectivity, Timer, Logger],
    ).inSingletonScope();
    provide(
      bind,
      FavouritesStoreToken,
      (bridge: BridgePort, storage: StoragePort, logger: Logger, session: SessionStore) =>
        new FavouritesStore(bridge, storage, logger, session),
      [BridgePort, StoragePort, Logger, SessionStoreToken],
    ).inSingletonScope();
    provide(
      bind,
      PreviousVisitorCleanupToken,
      (storage: StoragePort, session: SessionStore) => new PreviousVisitorCleanup(storage, session),
      [StoragePort, SessionStoreToken],
    ).inSingletonScope();
    // Transient, so that a new instance is created after each clock synchronization.
    provide(bind, OfferClockToken, (clock: Clock, timer: Timer) => new OfferClock(clock, timer), [
      Clock,
      Timer,
    ]).inTransientScope();
  };
}
