import { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import type { LivePreview } from '#domain/flags/live-preview.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { type Config, toBrowserSettings } from '#src/config.ts';
import { type Fetch, provideCmsAndSearch } from '#src/di/cms.server.ts';
import { DataCacheToken } from '#src/di/data-cache-token.ts';
import { withPreviewParams } from '#src/di/fetch-with-preview-params.ts';
import { type CmsGuard, toUpstreamFetchLimiter } from '#src/di/server-cache.ts';
import { provide, type WorldModule } from '#src/di/world.ts';

/**
 * Overrides for one request of an editor's live preview (CALL-2): CMS and search requests with the preview's parameters, a data cache
 * that is discarded with the request, and settings that pass the preview to the browser. `guard` is the shared guard of the CMS;
 * without it requests are sent whatever the state of the circuit breakers.
 */
export function previewModule(
  config: Config,
  preview: LivePreview,
  { fetch, guard }: { readonly fetch: Fetch; readonly guard?: CmsGuard },
): WorldModule {
  return (bind) => {
    provide(
      bind,
      DataCacheToken,
      (clock: Clock, timer: Timer, logger: Logger) =>
        new DataCache({ clock, timer, logger, ...(guard && { guard: toUpstreamFetchLimiter(guard) }) }),
      [Clock, Timer, Logger],
    ).inSingletonScope();
    provide(bind, Settings, () => ({ ...toBrowserSettings(config), preview }), []).inSingletonScope();
    provideCmsAndSearch(bind, config, withPreviewParams(fetch, preview));
  };
}
