import type { ContainerModuleLoadOptions } from 'inversify';
import { cachedQueries } from '#adapters/caching/cached-queries.ts';
import type { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { CmsHttp } from '#adapters/cms-http/cms-http.adapter.ts';
import { noEditor } from '#adapters/cms-http/no-editor.ts';
import { indexedSearch } from '#adapters/indexed-search/indexed-search.ts';
import { graphqlNewsletter } from '#adapters/search-graphql/graphql-newsletter.adapter.ts';
import { graphqlSearchIndex } from '#adapters/search-graphql/graphql-search-index.adapter.ts';
import { cmsDefinitions } from '#domain/queries/cms-queries.ts';
import { indexDefinitions } from '#domain/queries/index-queries.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import type { Config } from '#src/config.ts';
import { CacheToken } from '#src/di/cache-token.ts';
import { provide } from '#src/di/world.ts';

/** As much of the browser's and Node's `fetch` as is asked of. */
export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** Milliseconds a page of the CMS may take, and an answer of its search. */
const timeouts = { cms: 1500, search: 2000 };

/** Everything that is asked of the CMS and its search over HTTP, behind the cache of the container; each with the token of its kind (CALL-35). */
export function provideCmsAndSearch(bind: ContainerModuleLoadOptions, config: Config, fetch: Fetch): void {
  const reach = { url: config.cmsUrl, fetch };
  provide(
    bind,
    CmsPort,
    (cache: DataCache, logger: Logger) => ({
      ...cachedQueries(new CmsHttp({ ...reach, logger, timeoutMs: timeouts.cms }), cmsDefinitions, cache),
      ...noEditor,
      ...graphqlNewsletter({ ...reach, token: config.publicFormToken, logger, timeoutMs: timeouts.search }),
    }),
    [CacheToken, Logger],
  ).inSingletonScope();
  provide(
    bind,
    SearchIndexPort,
    (cache: DataCache, logger: Logger) => {
      const token = config.elasticsearchToken;
      const index = graphqlSearchIndex({ ...reach, token, logger, timeoutMs: timeouts.search });
      return cachedQueries(index, indexDefinitions, cache);
    },
    [CacheToken, Logger],
  ).inSingletonScope();
  provide(
    bind,
    SearchPort,
    (index: SearchIndexPort, cms: CmsPort, logger: Logger) => indexedSearch({ index, cms, logger }),
    [SearchIndexPort, CmsPort, Logger],
  ).inSingletonScope();
}
