import { ContainerModule } from 'inversify';
import { DataCache, DataCacheToken } from '#adapters/caching/data-cache.adapter.ts';
import type { CmsGuard } from '#adapters/guarding/cms-guard.adapter.ts';
import type { Fetch } from '#adapters/http/http-client.ts';
import { withPreviewParams } from '#adapters/http/live-preview.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Settings, type LivePreviewParams } from '#ports/settings.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { type Config, toBrowserSettings } from '#src/config.ts';
import { provideCmsAndSearch } from '#src/worlds/provide-cms-and-search.ts';
import { provide } from '#src/worlds/provide.ts';

/**
 * Overrides for one request of an editor's live preview (CALL-2): CMS and search requests with the preview's parameters, a data cache
 * that is discarded with the request, and settings that pass the preview to the browser. `guard` is the shared guard of the CMS;
 * without it requests are sent whatever the state of the circuit breakers.
 */
export function createPreviewServerWorldModule(
  config: Config,
  preview: LivePreviewParams,
  { fetch, guard }: { readonly fetch: Fetch; readonly guard?: CmsGuard },
): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(bind, Settings, [], () => ({ ...toBrowserSettings(config), preview }));
    provide(
      bind,
      DataCacheToken,
      [Clock, Timer, Logger],
      (clock, timer, logger) => new DataCache({ clock, timer, logger, ...(guard && { guard }) }),
    );
    provideCmsAndSearch(bind, config, withPreviewParams(fetch, preview));
  });
}
