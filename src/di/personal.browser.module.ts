import { BridgeHttp } from '#adapters/bridge-http/bridge-http.adapter.ts';
import { BrowserConnectivity } from '#adapters/browser-storage/browser-connectivity.adapter.ts';
import { ServiceWorkerPageWriter } from '#adapters/service-worker/service-worker-page-writer.adapter.ts';
import type { FrameHostWindow } from '#adapters/tix-frame/hidden-frame.ts';
import { TixFrame } from '#adapters/tix-frame/tix-frame.adapter.ts';
import type { PublicSettings } from '#domain/page/public-settings.ts';
import { BridgePort } from '#ports/bridge.port.ts';
import type { Clock } from '#ports/clock.port.ts';
import { Connectivity } from '#ports/connectivity.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { OfflinePageWriter } from '#ports/offline-page-writer.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { StoragePort } from '#ports/storage.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { TixPort } from '#ports/tix.port.ts';
import { DeviceClockToken } from '#src/di/browser-clock-tokens.ts';
import { createBrowserStorage } from '#src/di/create-browser-storage.ts';
import { provide, type WorldModule } from '#src/di/world.ts';

/** The timeout of a request to the Bridge. */
const bridgeTimeoutMs = 8000;

/** The personal ports of one visitor in the browser: ticketing, Bridge, storage. Loaded after hydration. */
export function personalModule(browser: Window): WorldModule {
  const fetch = browser.fetch.bind(browser);
  return (bind) => {
    provide(bind, StoragePort, (logger: Logger) => createBrowserStorage(browser, logger), [
      Logger,
    ]).inSingletonScope();
    provide(bind, Connectivity, () => new BrowserConnectivity(browser), []).inSingletonScope();
    provide(bind, OfflinePageWriter, (logger: Logger) => new ServiceWorkerPageWriter(browser, logger), [
      Logger,
    ]).inSingletonScope();
    provide(
      bind,
      BridgePort,
      ({ bridgeUrl, preview }: PublicSettings) =>
        new BridgeHttp({ url: bridgeUrl, fetch, timeoutMs: bridgeTimeoutMs, ...(preview && { preview }) }),
      [Settings],
    ).inSingletonScope();
    provide(bind, TixPort, createTixFrameFactory(browser), [
      Settings,
      TicketingSite,
      Timer,
      DeviceClockToken,
      Logger,
    ]).inSingletonScope();
  };
}

/** The personal ports of this site. The in-memory ones exist in development only; a build contains the live ones alone. */
export async function loadPersonalModule(settings: PublicSettings, browser: Window): Promise<WorldModule> {
  if (!import.meta.env.DEV || !settings.isSimulated) return personalModule(browser);
  const { developmentPersonalModule } = await import('#src/demo/development-personal.module.ts');
  return developmentPersonalModule(settings, browser);
}

type TixFactory = (
  settings: PublicSettings,
  site: TicketingSite,
  timer: Timer,
  clock: Clock,
  logger: Logger,
) => TixPort;

/** Creates the factory of the ticketing port in this window. */
export function createTixFrameFactory(browser: Window): TixFactory {
  // The types cannot express that a browser appends only elements of its own document.
  const window = browser as FrameHostWindow & Window;
  return ({ tixUrl, tixEducationUrl }, site, timer, clock, logger) =>
    new TixFrame({
      urls: { tix: tixUrl, education: tixEducationUrl },
      site,
      window,
      timer,
      clock,
      logger,
      newId: () => browser.crypto.randomUUID(),
    });
}
