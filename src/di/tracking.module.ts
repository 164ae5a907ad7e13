import { ConsentCookie } from '#adapters/tag-manager/consent-cookie.adapter.ts';
import { type DataLayerWindow, TagManager } from '#adapters/tag-manager/tag-manager.adapter.ts';
import {
  type ScriptLoaderWindow,
  ThirdPartyScriptLoader,
} from '#adapters/tag-manager/third-party-script-loader.ts';
import { type PublicSettings, toKnownHosts } from '#domain/page/public-settings.ts';
import { AnalyticsPort } from '#ports/analytics.port.ts';
import { BridgePort } from '#ports/bridge.port.ts';
import { Clock } from '#ports/clock.port.ts';
import { ConsentPort } from '#ports/consent.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Random } from '#ports/random.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { StoragePort } from '#ports/storage.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { type Token, token } from '#ports/token.ts';
import { SessionStoreToken } from '#src/di/personal-stores.module.ts';
import { provide, type WorldModule } from '#src/di/world.ts';
import { InteractionTracker } from '#src/tracking/interaction-tracker.ts';
import { DebugRecordingAnalytics } from '#src/tracking/recording-analytics-decorator.ts';
import { AnonymousVisitorId } from '#ui/stores/anonymous-visitor-id.ts';
import { ConsentStore } from '#ui/stores/consent.store.ts';
import { ExperimentsStore } from '#ui/stores/experiments.store.ts';
import type { SessionStore } from '#ui/stores/session.store.ts';
import { TrackingStore } from '#ui/stores/tracking.store.ts';

export const ConsentStoreToken: Token<ConsentStore> = token<ConsentStore>('ConsentStore');
export const ExperimentsStoreToken: Token<ExperimentsStore> = token<ExperimentsStore>('ExperimentsStore');
export const InteractionTrackerToken: Token<InteractionTracker> =
  token<InteractionTracker>('InteractionTracker');
export const TrackingStoreToken: Token<TrackingStore> = token<TrackingStore>('TrackingStore');

/** Analytics, consent and experiments. Loaded after hydration, over the personal ports of the world. */
export function trackingModule(browser: Window): WorldModule {
  // The types cannot express the globals that third-party scripts add, and that a browser appends only its own elements.
  const window = browser as Window & ScriptLoaderWindow & DataLayerWindow;
  const scripts = new ThirdPartyScriptLoader(window);
  return (bind) => {
    provide(
      bind,
      AnalyticsPort,
      ({ gtmId = '', vwoAccount = '', debugRoutes }: PublicSettings, clock: Clock, storage: StoragePort) => {
        const analytics = new TagManager({ window, scripts, clock, gtmId, vwoAccount });
        return debugRoutes ? new DebugRecordingAnalytics(analytics, storage.session) : analytics;
      },
      [Settings, Clock, StoragePort],
    ).inSingletonScope();
    provide(
      bind,
      ConsentPort,
      ({ cookiebotId = '' }: PublicSettings, storage: StoragePort, clock: Clock) =>
        new ConsentCookie({ window, storage, clock, scripts, toolId: cookiebotId }),
      [Settings, StoragePort, Clock],
    ).inSingletonScope();
    provide(bind, ConsentStoreToken, (port: ConsentPort) => new ConsentStore(port), [
      ConsentPort,
    ]).inSingletonScope();
    provide(
      bind,
      ExperimentsStoreToken,
      (
        bridge: BridgePort,
        storage: StoragePort,
        random: Random,
        consent: ConsentStore,
        session: SessionStore,
        logger: Logger,
      ) => new ExperimentsStore(bridge, new AnonymousVisitorId(storage, random), consent, session, logger),
      [BridgePort, StoragePort, Random, ConsentStoreToken, SessionStoreToken, Logger],
    ).inSingletonScope();
    provide(
      bind,
      TrackingStoreToken,
      (
        analytics: AnalyticsPort,
        consent: ConsentStore,
        experiments: ExperimentsStore,
        session: SessionStore,
        timer: Timer,
      ) => new TrackingStore(analytics, consent, experiments, session, timer),
      [AnalyticsPort, ConsentStoreToken, ExperimentsStoreToken, SessionStoreToken, Timer],
    ).inSingletonScope();
    provide(
      bind,
      InteractionTrackerToken,
      ({ track }: TrackingStore, clock: Clock, settings: PublicSettings, ticketing: TicketingSite) =>
        new InteractionTracker({
          track,
          clock,
          site: toKnownHosts(settings, ticketing),
          parseOrder: ticketing.parseOrder,
        }),
      [TrackingStoreToken, Clock, Settings, TicketingSite],
    ).inSingletonScope();
  };
}
