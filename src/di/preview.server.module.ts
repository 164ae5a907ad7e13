import { ContainerModule } from 'inversify';
import { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import type { LivePreview } from '#domain/flags/live-preview.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { type Config, settingsOf } from '#src/config.ts';
import { CacheToken } from '#src/di/cache-token.ts';
import { type Fetch, provideCmsAndSearch } from '#src/di/cms.server.ts';
import { previewing } from '#src/di/previewing.ts';
import { type CmsGuard, guardOf } from '#src/di/server-tier.ts';
import { provide } from '#src/di/world.ts';

/**
 * Overrides for one request of an editor's live preview (CALL-2): CMS and search requests with the preview's parameters, a data cache
 * that is discarded with the request, and settings that pass the preview to the browser. `guard` is the shared guard of the CMS;
 * without it requests are sent whatever the state of the circuit breakers.
 */
export function previewModule(
  config: Config,
  preview: LivePreview,
  { fetch, guard }: { readonly fetch: Fetch; readonly guard?: CmsGuard },
): ContainerModule {
  return new ContainerModule((bind) => {
    provide(
      bind,
      CacheToken,
      (clock: Clock, timer: Timer, logger: Logger) =>
        new DataCache({ clock, timer, logger, ...(guard && { guard: guardOf(guard) }) }),
      [Clock, Timer, Logger],
    ).inSingletonScope();
    provide(bind, Settings, () => ({ ...settingsOf(config), preview }), []).inSingletonScope();
    provideCmsAndSearch(bind, config, previewing(fetch, preview));
  });
}
