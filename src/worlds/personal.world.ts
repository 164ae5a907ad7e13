import { ContainerModule } from 'inversify';
import { BridgeHttp } from '#adapters/bridge-http/bridge-http.adapter.ts';
import { BrowserConnectivity } from '#adapters/browser-storage/browser-connectivity.adapter.ts';
import { BrowserStorage } from '#adapters/browser-storage/browser-storage.adapter.ts';
import { ServiceWorkerPageWriter } from '#adapters/service-worker/service-worker-page-writer.adapter.ts';
import { NoBridge } from '#adapters/system/no-bridge.adapter.ts';
import { BridgePort } from '#ports/bridge.port.ts';
import { Connectivity } from '#ports/connectivity.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { OfflinePageWriter } from '#ports/offline-page-writer.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { StoragePort } from '#ports/storage.port.ts';
import { provideTicketing } from '#src/worlds/provide-ticketing.ts';
import { provide } from '#src/worlds/provide.ts';

const bridgeTimeoutMs = 8000;

/** The personal ports of one visitor in the browser: ticketing, Bridge, storage. Loaded after hydration. */
export function createPersonalWorldModule(browser: Window): ContainerModule {
  const fetch = browser.fetch.bind(browser);
  return new ContainerModule(({ bind }) => {
    provide(bind, StoragePort, [Logger], (logger) => new BrowserStorage(browser, logger));
    provide(bind, Connectivity, [], () => new BrowserConnectivity(browser));
    provide(bind, OfflinePageWriter, [Logger], (logger) => new ServiceWorkerPageWriter(browser, logger));
    provide(bind, BridgePort, [Settings], ({ bridgeUrl, preview }) =>
      bridgeUrl === ''
        ? new NoBridge()
        : new BridgeHttp({ url: bridgeUrl, fetch, timeoutMs: bridgeTimeoutMs, ...(preview && { preview }) }),
    );
    provideTicketing(bind, browser);
  });
}
