import { createCachedQueries } from '#adapters/caching/cached-queries.ts';
import type { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { CmsHttp } from '#adapters/cms-http/cms-http.adapter.ts';
import { emptyEditorQueryMethods } from '#adapters/cms-http/empty-editor-queries.ts';
import { createSearchOverIndex } from '#adapters/indexed-search/search-over-index.ts';
import { createGraphqlNewsletter } from '#adapters/search-graphql/graphql-newsletter.adapter.ts';
import { createGraphqlSearchIndex } from '#adapters/search-graphql/graphql-search-index.adapter.ts';
import { cmsDefinitions } from '#domain/queries/cms-queries.ts';
import { indexDefinitions } from '#domain/queries/index-queries.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import type { Config } from '#src/config.ts';
import { DataCacheToken } from '#src/di/data-cache-token.ts';
import { type Binder, provide } from '#src/di/world.ts';

/** The part of `fetch` that is used. */
export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** Binds the CMS and search ports over HTTP, with the data cache. Each kind of request has its own token (CALL-35). */
export function provideCmsAndSearch(bind: Binder, config: Config, fetch: Fetch): void {
  const connection = { url: config.cmsUrl, fetch };
  const { cmsTimeoutMs, searchTimeoutMs } = config.operation;
  provide(
    bind,
    CmsPort,
    (cache: DataCache, logger: Logger) => ({
      ...createCachedQueries(
        new CmsHttp({ ...connection, logger, timeoutMs: cmsTimeoutMs }),
        cmsDefinitions,
        cache,
      ),
      ...emptyEditorQueryMethods,
      ...createGraphqlNewsletter({
        ...connection,
        token: config.publicFormToken,
        logger,
        timeoutMs: searchTimeoutMs,
      }),
    }),
    [DataCacheToken, Logger],
  ).inSingletonScope();
  provide(
    bind,
    SearchIndexPort,
    (cache: DataCache, logger: Logger) => {
      const token = config.elasticsearchToken;
      const index = createGraphqlSearchIndex({ ...connection, token, logger, timeoutMs: searchTimeoutMs });
      return createCachedQueries(index, indexDefinitions, cache);
    },
    [DataCacheToken, Logger],
  ).inSingletonScope();
  provide(
    bind,
    SearchPort,
    (index: SearchIndexPort, cms: CmsPort, logger: Logger) => createSearchOverIndex({ index, cms, logger }),
    [SearchIndexPort, CmsPort, Logger],
  ).inSingletonScope();
}
