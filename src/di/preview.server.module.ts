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
 * What one request of an editor's live preview puts before the world of everybody (CALL-2): CMS and search asked with its
 * parameters, a cache that is thrown away with the request, so that nothing of it is ever kept, and settings that tell the
 * browser which preview it shows. `guard` stands before the CMS
 * as for everybody; without it the CMS is asked whatever its state.
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
