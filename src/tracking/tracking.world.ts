import { ContainerModule } from 'inversify';
import { consentPath } from '#adapters/http/consent-cookie-value.ts';
import { ConsentCookie } from '#adapters/tag-manager/consent-cookie.adapter.ts';
import { type DataLayerWindow, TagManager } from '#adapters/tag-manager/tag-manager.adapter.ts';
import {
  type ScriptLoaderWindow,
  ThirdPartyScriptLoader,
} from '#adapters/tag-manager/third-party-script-loader.ts';
import { hallIdentity } from '#hall/identity.ts';
import { AnalyticsPort } from '#ports/analytics.port.ts';
import { BridgePort } from '#ports/bridge.port.ts';
import { Clock } from '#ports/clock.port.ts';
import { ConsentPort } from '#ports/consent.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Random } from '#ports/random.port.ts';
import { toKnownHosts, Settings } from '#ports/settings.port.ts';
import { StoragePort } from '#ports/storage.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { type Token, createToken } from '#ports/token.ts';
import { InteractionTracker } from '#src/tracking/interaction-tracker.ts';
import { SessionStoreToken } from '#src/worlds/personal-stores.world.ts';
import { provide } from '#src/worlds/provide.ts';
import { AnonymousVisitorIdStore } from '#ui/stores/anonymous-visitor-id.store.ts';
import { ConsentStore } from '#ui/stores/consent.store.ts';
import { ExperimentsStore } from '#ui/stores/experiments.store.ts';
import { TrackingStore } from '#ui/stores/tracking.store.ts';

export const ConsentStoreToken: Token<ConsentStore> = createToken<ConsentStore>('ConsentStore');
export const ExperimentsStoreToken: Token<ExperimentsStore> =
  createToken<ExperimentsStore>('ExperimentsStore');
export const InteractionTrackerToken: Token<InteractionTracker> =
  createToken<InteractionTracker>('InteractionTracker');
export const TrackingStoreToken: Token<TrackingStore> = createToken<TrackingStore>('TrackingStore');

/** Analytics, consent and experiments. Loaded after hydration, over the personal ports of the world. */
export function createTrackingWorldModule(browser: Window): ContainerModule {
  // The types cannot express the globals that third-party scripts add, and that a browser appends only its own elements.
  const window = browser as Window & ScriptLoaderWindow & DataLayerWindow;
  const scripts = new ThirdPartyScriptLoader(window);
  return new ContainerModule(({ bind }) => {
    provide(
      bind,
      AnalyticsPort,
      [Settings, Clock],
      ({ gtmId = '', vwoAccount = '' }, clock) =>
        new TagManager({ window, scripts, clock, currency: hallIdentity.currency, gtmId, vwoAccount }),
    );
    provide(bind, ConsentPort, [Settings, StoragePort, Clock], ({ cookiebotId = '' }, storage, clock) => {
      const confirm = () =>
        void window.fetch(consentPath, { method: 'POST', keepalive: true }).catch(() => {});
      return new ConsentCookie({ window, storage, clock, scripts, confirm, toolId: cookiebotId });
    });
    provide(bind, ConsentStoreToken, [ConsentPort], (port) => new ConsentStore(port));
    provide(
      bind,
      ExperimentsStoreToken,
      [BridgePort, StoragePort, Random, ConsentStoreToken, SessionStoreToken, Logger],
      (bridge, storage, random, consent, session, logger) =>
        new ExperimentsStore(bridge, new AnonymousVisitorIdStore(storage, random), consent, session, logger),
    );
    provide(
      bind,
      TrackingStoreToken,
      [AnalyticsPort, ConsentStoreToken, ExperimentsStoreToken, SessionStoreToken, Timer],
      (analytics, consent, experiments, session, timer) =>
        new TrackingStore(analytics, consent, experiments, session, timer),
    );
    provide(
      bind,
      InteractionTrackerToken,
      [TrackingStoreToken, Clock, Settings, TicketingSite],
      ({ track }, clock, settings, ticketing) =>
        new InteractionTracker({
          track,
          clock,
          site: toKnownHosts(settings, ticketing),
          parseOrder: ticketing.parseOrder,
        }),
    );
  });
}
