import { BridgeHttp } from '#adapters/bridge-http/bridge-http.adapter.ts';
import { BrowserConnectivity } from '#adapters/browser-storage/browser-connectivity.adapter.ts';
import { ServiceWorkerPageWriter } from '#adapters/service-worker/service-worker-page-writer.adapter.ts';
import { NoBridge } from '#adapters/system/no-bridge.adapter.ts';
import type { PublicSettings } from '#domain/page/public-settings.ts';
import { BridgePort } from '#ports/bridge.port.ts';
import { Connectivity } from '#ports/connectivity.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { OfflinePageWriter } from '#ports/offline-page-writer.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { StoragePort } from '#ports/storage.port.ts';
import { createBrowserStorage } from '#src/di/create-browser-storage.ts';
import { provideTicketing } from '#src/di/ticketing.browser.ts';
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
        bridgeUrl === ''
          ? new NoBridge()
          : new BridgeHttp({
              url: bridgeUrl,
              fetch,
              timeoutMs: bridgeTimeoutMs,
              ...(preview && { preview }),
            }),
      [Settings],
    ).inSingletonScope();
    provideTicketing(bind, browser);
  };
}

/** The personal ports of this site. The in-memory ones exist in development only; a build contains the live ones alone. */
export async function loadPersonalModule(settings: PublicSettings, browser: Window): Promise<WorldModule> {
  if (!import.meta.env.DEV || !settings.isSimulated) return personalModule(browser);
  const { developmentPersonalModule } = await import('#src/demo/development-personal.module.ts');
  return developmentPersonalModule(settings, browser);
}
