import { ContainerModule } from 'inversify';
import { BridgeHttp } from '#adapters/bridge-http/bridge-http.adapter.ts';
import { InMemoryConnectivity } from '#adapters/in-memory/in-memory-connectivity.adapter.ts';
import { InMemoryStorage } from '#adapters/in-memory/in-memory-storage.adapter.ts';
import type { FrameWindow } from '#adapters/tix-frame/frame-window.ts';
import { TixFrame } from '#adapters/tix-frame/tix-frame.adapter.ts';
import type { SiteSettings } from '#domain/page/site-settings.ts';
import { BridgePort } from '#ports/bridge.port.ts';
import { Clock } from '#ports/clock.port.ts';
import { Connectivity } from '#ports/connectivity.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { StoragePort } from '#ports/storage.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { TixPort } from '#ports/tix.port.ts';
import { type Token, token } from '#ports/token.ts';
import { provide } from '#src/di/provide.ts';
import { FavouritesStore } from '#ui/stores/favourites.store.ts';
import { Moments } from '#ui/stores/moments.ts';
import { SessionStore } from '#ui/stores/session.store.ts';

export const SessionStoreToken: Token<SessionStore> = token<SessionStore>('SessionStore');
export const FavouritesStoreToken: Token<FavouritesStore> = token<FavouritesStore>('FavouritesStore');
export const MomentsToken: Token<Moments> = token<Moments>('Moments');

/** Milliseconds the Bridge has for an answer. */
const bridgePatience = 8000;

/** What the site asks for one visitor, in their own browser: ticketing, the Bridge, what is kept. Comes after the page is awake. */
export function personalModule(browser: Window): ContainerModule {
  return new ContainerModule((bind) => {
    provide(bind, StoragePort, () => new InMemoryStorage(), []).inSingletonScope();
    provide(bind, Connectivity, () => new InMemoryConnectivity(), []).inSingletonScope();
    provide(
      bind,
      BridgePort,
      ({ bridgeUrl }: SiteSettings) =>
        new BridgeHttp({ url: bridgeUrl, fetch: browser.fetch.bind(browser), timeoutMs: bridgePatience }),
      [Settings],
    ).inSingletonScope();
    provide(
      bind,
      TixPort,
      ({ tixUrl, tixEducationUrl }: SiteSettings, timer: Timer, clock: Clock, logger: Logger) =>
        new TixFrame({
          urls: { tix: tixUrl, education: tixEducationUrl },
          environment: 'tix',
          // A browser appends whatever it made itself, which its types cannot say.
          window: browser as FrameWindow & Window,
          timer,
          clock,
          logger,
          newId: () => browser.crypto.randomUUID(),
        }),
      [Settings, Timer, Clock, Logger],
    ).inSingletonScope();
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
    provide(bind, MomentsToken, (clock: Clock, timer: Timer) => new Moments(clock, timer), [
      Clock,
      Timer,
    ]).inSingletonScope();
  });
}
