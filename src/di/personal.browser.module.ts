import { BridgeHttp } from '#adapters/bridge-http/bridge-http.adapter.ts';
import { BrowserConnectivity } from '#adapters/browser-storage/browser-connectivity.adapter.ts';
import { ServiceWorkerPageWriter } from '#adapters/service-worker/service-worker-page-writer.adapter.ts';
import type { FrameHostWindow } from '#adapters/tix-frame/hidden-frame.ts';
import { TixFrame } from '#adapters/tix-frame/tix-frame.adapter.ts';
import type { TixEnvironment } from '#domain/education/tix-environment.ts';
import type { PublicSettings } from '#domain/page/public-settings.ts';
import { BridgePort } from '#ports/bridge.port.ts';
import type { Clock } from '#ports/clock.port.ts';
import { Connectivity } from '#ports/connectivity.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { OfflinePageWriter } from '#ports/offline-page-writer.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { StoragePort } from '#ports/storage.port.ts';
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
  const createTicketing = createTixFrameFactory(browser);
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
    provide(bind, TixPort, createTicketing('tix'), [
      Settings,
      Timer,
      DeviceClockToken,
      Logger,
    ]).inSingletonScope();
  };
}

/** The personal ports of this site. The in-memory ones exist in development only; a build contains the live ones alone. */
export async function loadPersonalModule(
  { isSimulated }: PublicSettings,
  browser: Window,
): Promise<WorldModule> {
  if (!import.meta.env.DEV || !isSimulated) return personalModule(browser);
  const { developmentPersonalModule } = await import('#src/demo/development-personal.module.ts');
  return developmentPersonalModule(browser);
}

type TixFactory = (settings: PublicSettings, timer: Timer, clock: Clock, logger: Logger) => TixPort;

/** Creates factories of the ticketing port in this window, with the initial environment; a page may change it (TIX-9). */
export function createTixFrameFactory(browser: Window): (environment: TixEnvironment) => TixFactory {
  // The types cannot express that a browser appends only elements of its own document.
  const window = browser as FrameHostWindow & Window;
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
