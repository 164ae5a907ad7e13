import { ContainerModule } from 'inversify';
import { BridgeHttp } from '#adapters/bridge-http/bridge-http.adapter.ts';
import { BrowserConnectivity } from '#adapters/browser-storage/browser-connectivity.adapter.ts';
import { ServiceWorkerPages } from '#adapters/service-worker/service-worker-pages.adapter.ts';
import type { FrameWindow } from '#adapters/tix-frame/frame-window.ts';
import { TixFrame } from '#adapters/tix-frame/tix-frame.adapter.ts';
import type { TixEnvironment } from '#domain/education/tix-environment.ts';
import type { SiteSettings } from '#domain/page/site-settings.ts';
import { BridgePort } from '#ports/bridge.port.ts';
import type { Clock } from '#ports/clock.port.ts';
import { Connectivity } from '#ports/connectivity.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { OfflinePages } from '#ports/offline-pages.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { StoragePort } from '#ports/storage.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { TixPort } from '#ports/tix.port.ts';
import { DeviceClockToken } from '#src/di/browser-clocks.ts';
import { storageIn } from '#src/di/browser-storage.ts';
import { provide } from '#src/di/world.ts';

/** The longest that an answer of the Bridge may take as a whole. */
const bridgeTimeoutMs = 8000;

/** What is asked and kept for one visitor, in their own browser: ticketing, the Bridge, the browser itself. Comes after the page is awake. */
export function personalModule(browser: Window): ContainerModule {
  const fetch = browser.fetch.bind(browser);
  const ticketingOf = ticketingIn(browser);
  return new ContainerModule((bind) => {
    provide(bind, StoragePort, (logger: Logger) => storageIn(browser, logger), [Logger]).inSingletonScope();
    provide(bind, Connectivity, () => new BrowserConnectivity(browser), []).inSingletonScope();
    provide(bind, OfflinePages, (logger: Logger) => new ServiceWorkerPages(browser, logger), [
      Logger,
    ]).inSingletonScope();
    provide(
      bind,
      BridgePort,
      ({ bridgeUrl, preview }: SiteSettings) =>
        new BridgeHttp({ url: bridgeUrl, fetch, timeoutMs: bridgeTimeoutMs, ...(preview && { preview }) }),
      [Settings],
    ).inSingletonScope();
    provide(bind, TixPort, ticketingOf('tix'), [
      Settings,
      Timer,
      DeviceClockToken,
      Logger,
    ]).inSingletonScope();
  });
}

/** The personal ports of this site. A build has no others than the live ones; what is made up exists in development alone. */
export async function personalPorts({ isMadeUp }: SiteSettings, browser: Window): Promise<ContainerModule> {
  if (!import.meta.env.DEV || !isMadeUp) return personalModule(browser);
  const { madeUpVisitor } = await import('#src/demo/made-up-visitor.ts');
  return madeUpVisitor(browser);
}

type TicketingIn = (settings: SiteSettings, timer: Timer, clock: Clock, logger: Logger) => TixPort;

/** Ticketing through its hidden frame in this window, which speaks to the environment given until a page wants the other (TIX-9). */
export function ticketingIn(browser: Window): (environment: TixEnvironment) => TicketingIn {
  // A browser appends whatever it made itself, which its types cannot say.
  const window = browser as FrameWindow & Window;
  return (environment) =>
    ({ tixUrl, tixEducationUrl }, timer, clock, logger) =>
      new TixFrame({
        urls: { tix: tixUrl, education: tixEducationUrl },
        environment,
        window,
        timer,
        clock,
        logger,
        newId: () => browser.crypto.randomUUID(),
      });
}
