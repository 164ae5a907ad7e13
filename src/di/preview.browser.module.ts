import { ContainerModule } from 'inversify';
import { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { gatewayQueries } from '#adapters/web-gateway/gateway-queries.ts';
import type { LivePreview } from '#domain/flags/live-preview.ts';
import type { SiteSettings } from '#domain/page/site-settings.ts';
import { searchDefinitions } from '#domain/queries/search-queries.ts';
import type { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { DeviceClockToken } from '#src/di/browser-clocks.ts';
import { CacheToken } from '#src/di/cache-token.ts';
import { browserCms } from '#src/di/cms.browser.ts';
import { previewing } from '#src/di/previewing.ts';
import { provide } from '#src/di/world.ts';

/** What a tab that shows a live preview puts before the world of everybody: every question bears the preview's parameters, and no page is kept (CALL-2). */
export function previewBrowserModule(preview: LivePreview, origin: string): ContainerModule {
  const fetch = globalThis.fetch.bind(globalThis);
  const reach = { origin, fetch: previewing(fetch, preview), timeoutMs: 10_000 };
  return new ContainerModule((bind) => {
    provide(bind, CmsPort, ({ cmsUrl }: SiteSettings, logger: Logger) => browserCms(reach, cmsUrl, logger), [
      Settings,
      Logger,
    ]).inSingletonScope();
    provide(bind, SearchPort, (logger: Logger) => gatewayQueries(searchDefinitions, { ...reach, logger }), [
      Logger,
    ]).inSingletonScope();
    provide(
      bind,
      CacheToken,
      (clock: Clock, timer: Timer, logger: Logger) => new DataCache({ clock, timer, logger }),
      [DeviceClockToken, Timer, Logger],
    ).inSingletonScope();
  });
}
