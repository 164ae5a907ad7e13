import { ContainerModule } from 'inversify';
import { DataCache, DataCacheToken } from '#adapters/caching/data-cache.adapter.ts';
import { withPreviewParams } from '#adapters/http/live-preview.ts';
import { searchDefinitions } from '#adapters/shared/queries/search-definitions.ts';
import { createGatewayCms } from '#adapters/web-gateway/gateway-cms.adapter.ts';
import { createGatewayQueries } from '#adapters/web-gateway/gateway-queries.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { Settings, type LivePreviewParams } from '#ports/settings.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { DeviceClockToken } from '#src/worlds/browser.world.ts';
import { provide } from '#src/worlds/provide.ts';

/** Overrides for a tab with a live preview (CALL-2): all requests have the preview's parameters, and pages are not cached. */
export function createPreviewBrowserWorldModule(preview: LivePreviewParams, origin: string): ContainerModule {
  const fetch = globalThis.fetch.bind(globalThis);
  const gateway = { origin, fetch: withPreviewParams(fetch, preview), timeoutMs: 10_000 };
  return new ContainerModule(({ bind }) => {
    provide(bind, CmsPort, [Settings, Logger], ({ cmsUrl }, logger) =>
      createGatewayCms({ ...gateway, logger }, cmsUrl),
    );
    provide(bind, SearchPort, [Logger], (logger) =>
      createGatewayQueries(searchDefinitions, { ...gateway, logger }),
    );
    provide(
      bind,
      DataCacheToken,
      [DeviceClockToken, Timer, Logger],
      (clock, timer, logger) => new DataCache({ clock, timer, logger }),
    );
  });
}
