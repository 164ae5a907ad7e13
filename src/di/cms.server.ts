import type { ContainerModuleLoadOptions } from 'inversify';
import { CachingCms } from '#adapters/caching/caching-cms.adapter.ts';
import { CachingSearchIndex } from '#adapters/caching/caching-search-index.adapter.ts';
import type { RememberingCache } from '#adapters/caching/remembering-cache.adapter.ts';
import { CmsHttp } from '#adapters/cms-http/cms-http.adapter.ts';
import { IndexedSearch } from '#adapters/indexed-search/indexed-search.adapter.ts';
import { GraphqlSearchIndex } from '#adapters/search-graphql/graphql-search-index.adapter.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import type { Config } from '#src/config.ts';
import { CacheToken } from '#src/di/cache-token.ts';
import { provideServerLists } from '#src/di/lists.server.ts';
import { provide } from '#src/di/provide.ts';

/** As much of the browser's and Node's `fetch` as is asked of. */
export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** Everything that is asked of the CMS and its search over HTTP, behind the cache of the container. */
export function provideCmsAndSearch(bind: ContainerModuleLoadOptions, config: Config, fetch: Fetch): void {
  const reach = { url: config.cmsUrl, fetch };
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
        new GraphqlSearchIndex({ ...reach, token: config.elasticsearchToken, logger: log, timeoutMs: 2000 }),
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
  provideServerLists(bind, config, fetch);
}
