import { ContainerModule } from 'inversify';
import { BridgePort } from '#ports/bridge.port.ts';
import { Clock } from '#ports/clock.port.ts';
import { Connectivity } from '#ports/connectivity.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { StoragePort } from '#ports/storage.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { TixPort } from '#ports/tix.port.ts';
import { type Token, token } from '#ports/token.ts';
import { provide } from '#src/di/world.ts';
import { FavouritesStore } from '#ui/stores/favourites.store.ts';
import { Moments } from '#ui/stores/moments.ts';
import { PreviousVisitorCleanup } from '#ui/stores/previous-visitor-cleanup.ts';
import { SessionStore } from '#ui/stores/session.store.ts';

export const SessionStoreToken: Token<SessionStore> = token<SessionStore>('SessionStore');
export const FavouritesStoreToken: Token<FavouritesStore> = token<FavouritesStore>('FavouritesStore');
export const VisitorTracesToken: Token<PreviousVisitorCleanup> =
  token<PreviousVisitorCleanup>('PreviousVisitorCleanup');
export const MomentsToken: Token<Moments> = token<Moments>('Moments');

/** The stores of one visitor, over the personal ports of the container. */
export function personalStoresModule(): ContainerModule {
  return new ContainerModule((bind) => {
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
      VisitorTracesToken,
      (storage: StoragePort, session: SessionStore) => new PreviousVisitorCleanup(storage, session),
      [StoragePort, SessionStoreToken],
    ).inSingletonScope();
    // Transient, so that a new instance is created after each clock synchronization.
    provide(bind, MomentsToken, (clock: Clock, timer: Timer) => new Moments(clock, timer), [
      Clock,
      Timer,
    ]).inTransientScope();
  });
}
