import { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { createGatewayQueries } from '#adapters/web-gateway/gateway-queries.ts';
import type { LivePreview } from '#domain/flags/live-preview.ts';
import type { PublicSettings } from '#domain/page/public-settings.ts';
import { searchDefinitions } from '#domain/queries/search-queries.ts';
import type { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { DeviceClockToken } from '#src/di/browser-clock-tokens.ts';
import { createBrowserCms } from '#src/di/cms.browser.ts';
import { DataCacheToken } from '#src/di/data-cache-token.ts';
import { withPreviewParams } from '#src/di/fetch-with-preview-params.ts';
import { provide, type WorldModule } from '#src/di/world.ts';

/** Overrides for a tab with a live preview (CALL-2): all requests have the preview's parameters, and pages are not cached. */
export function previewBrowserModule(preview: LivePreview, origin: string): WorldModule {
  const fetch = globalThis.fetch.bind(globalThis);
  const gateway = { origin, fetch: withPreviewParams(fetch, preview), timeoutMs: 10_000 };
  return (bind) => {
    provide(
      bind,
      CmsPort,
      ({ cmsUrl }: PublicSettings, logger: Logger) => createBrowserCms(gateway, cmsUrl, logger),
      [Settings, Logger],
    ).inSingletonScope();
    provide(
      bind,
      SearchPort,
      (logger: Logger) => createGatewayQueries(searchDefinitions, { ...gateway, logger }),
      [Logger],
    ).inSingletonScope();
    provide(
      bind,
      DataCacheToken,
      (clock: Clock, timer: Timer, logger: Logger) => new DataCache({ clock, timer, logger }),
      [DeviceClockToken, Timer, Logger],
    ).inSingletonScope();
  };
}
