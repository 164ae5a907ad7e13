import { ContainerModule } from 'inversify';
import { CachingCms } from '#adapters/caching/caching-cms.adapter.ts';
import { CachingSearchIndex } from '#adapters/caching/caching-search-index.adapter.ts';
import type { RememberingCache } from '#adapters/caching/remembering-cache.adapter.ts';
import { CmsHttp } from '#adapters/cms-http/cms-http.adapter.ts';
import { IndexedSearch } from '#adapters/indexed-search/indexed-search.adapter.ts';
import { GraphqlSearchIndex } from '#adapters/search-graphql/graphql-search-index.adapter.ts';
import { JsonLogger } from '#adapters/system/json-logger.adapter.ts';
import { StillNavigator } from '#adapters/system/still-navigator.adapter.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { SystemRandom } from '#adapters/system/system-random.adapter.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Navigator } from '#ports/navigator.port.ts';
import { Random } from '#ports/random.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { type Config, settingsOf } from '#src/config.ts';
import { CacheToken } from '#src/di/cache-token.ts';
import { provideServerLists } from '#src/di/lists.server.ts';
import { provide } from '#src/di/provide.ts';
import { type CacheWatch, provideServerTier } from '#src/di/server-tier.ts';
import { Templates, TemplatesToken } from '#src/templates/templates.ts';
import { Phrasebook, PhrasebookToken } from '#ui/words/phrasebook.ts';

/** What a test of the whole web tier replaces. */
export interface ServerOverrides {
  readonly clock?: Clock;
  readonly logger?: Logger;
}

/** The world on the server: the CMS and the search over HTTP, behind one cache that all visitors share. Nothing personal is here. */
export function liveServerModule(
  config: Config,
  { clock, logger }: ServerOverrides = {},
  watch: CacheWatch = {},
): ContainerModule {
  const reach = { url: config.cmsUrl, fetch: globalThis.fetch };
  return new ContainerModule((bind) => {
    provide(bind, Settings, () => settingsOf(config), []).inSingletonScope();
    provide(bind, Clock, () => clock ?? new SystemClock(), []).inSingletonScope();
    provide(bind, Timer, () => new SystemTimer(), []).inSingletonScope();
    provide(bind, Random, () => new SystemRandom(), []).inSingletonScope();
    provide(
      bind,
      Logger,
      (time: Clock) => logger ?? new JsonLogger((line) => process.stdout.write(line), time),
      [Clock],
    ).inSingletonScope();
    provide(bind, Navigator, () => new StillNavigator(), []).inSingletonScope();
    provideServerTier(bind, config, watch);
    provide(
      bind,
      CmsPort,
      (cache: RememberingCache, log: Logger) =>
        new CachingCms(new CmsHttp({ ...reach, logger: log, timeoutMs: 1500 }), cache),
      [CacheToken, Logger],
    ).inSingletonScope();
    provide(
      bind,
      SearchIndexPort,
      (cache: RememberingCache, log: Logger) =>
        new CachingSearchIndex(
          new GraphqlSearchIndex({
            ...reach,
            token: config.elasticsearchToken,
            logger: log,
            timeoutMs: 2000,
          }),
          cache,
        ),
      [CacheToken, Logger],
    ).inSingletonScope();
    provide(
      bind,
      SearchPort,
      (index: SearchIndexPort, cms: CmsPort, log: Logger) => new IndexedSearch({ index, cms, logger: log }),
      [SearchIndexPort, CmsPort, Logger],
    ).inSingletonScope();
    provideServerLists(bind, config);
    provide(bind, TemplatesToken, () => new Templates(), []).inSingletonScope();
    provide(bind, PhrasebookToken, (log: Logger) => new Phrasebook(log), [Logger]).inSingletonScope();
  });
}
