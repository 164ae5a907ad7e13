import { createCachedQueries } from '#adapters/caching/cached-queries.ts';
import type { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { HallFolder } from '#adapters/cms-folder/hall-folder.adapter.ts';
import { CmsHttp } from '#adapters/cms-http/cms-http.adapter.ts';
import { emptyEditorQueryMethods } from '#adapters/cms-http/empty-editor-queries.ts';
import { createSearchOverIndex } from '#adapters/indexed-search/search-over-index.ts';
import { createGraphqlNewsletter } from '#adapters/search-graphql/graphql-newsletter.adapter.ts';
import { createGraphqlSearchIndex } from '#adapters/search-graphql/graphql-search-index.adapter.ts';
import { cmsDefinitions } from '#domain/queries/cms-queries.ts';
import { indexDefinitions } from '#domain/queries/index-queries.ts';
import type { Instant } from '#domain/time/instant.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { type Token, token } from '#ports/token.ts';
import type { Config } from '#src/config.ts';
import { type CmsSource, CmsSourceToken } from '#src/di/cms-source.ts';
import { DataCacheToken } from '#src/di/data-cache-token.ts';
import { createFolderCms } from '#src/di/folder-cms.ts';
import { type Binder, provide } from '#src/di/world.ts';

/** The part of `fetch` that is used. */
export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** The folder of a hall that has one as CMS. */
export const HallFolderToken: Token<HallFolder> = token<HallFolder>('HallFolder');

/** Binds the CMS and search ports with the data cache, over HTTP or over a folder. */
export function provideCmsAndSearch(bind: Binder, config: Config, fetch: Fetch): void {
  if (config.cmsFolder === '') {
    provide(bind, CmsSourceToken, (logger: Logger) => createHttpSource(config, fetch, logger), [
      Logger,
    ]).inSingletonScope();
  } else {
    provide(bind, CmsSourceToken, createFolderCms, [HallFolderToken]).inSingletonScope();
  }
  provide(
    bind,
    CmsPort,
    ({ cms, newsletter }: CmsSource, cache: DataCache) => ({
      ...createCachedQueries(cms, cmsDefinitions, cache),
      ...emptyEditorQueryMethods,
      ...newsletter,
    }),
    [CmsSourceToken, DataCacheToken],
  ).inSingletonScope();
  provide(
    bind,
    SearchIndexPort,
    ({ index }: CmsSource, cache: DataCache) => createCachedQueries(index, indexDefinitions, cache),
    [CmsSourceToken, DataCacheToken],
  ).inSingletonScope();
  provide(
    bind,
    SearchPort,
    (index: SearchIndexPort, cms: CmsPort, logger: Logger) => createSearchOverIndex({ index, cms, logger }),
    [SearchIndexPort, CmsPort, Logger],
  ).inSingletonScope();
}

/** Each kind of request has its own token (CALL-35). */
function createHttpSource(config: Config, fetch: Fetch, logger: Logger): CmsSource {
  const connection = { url: config.cmsUrl, fetch, logger };
  const { cmsTimeoutMs, searchTimeoutMs: timeoutMs } = config.operation;
  return {
    cms: new CmsHttp({ ...connection, timeoutMs: cmsTimeoutMs }),
    newsletter: createGraphqlNewsletter({ ...connection, token: config.publicFormToken, timeoutMs }),
    index: createGraphqlSearchIndex({ ...connection, token: config.elasticsearchToken, timeoutMs }),
  };
}

/**
 * Binds the folder of a hall that has one as CMS. It is opened once, so that a live preview reads the same one. `moveTo`: the moment to
 * which the concerts of an example are moved.
 */
export function provideHallFolder(bind: Binder, config: Config, moveTo?: Instant): void {
  const { cmsFolder: directory, normalTicketTypes } = config;
  provide(
    bind,
    HallFolderToken,
    (logger: Logger, timer: Timer) =>
      new HallFolder({
        directory,
        logger,
        timer,
        normalTicketTypes,
        ...(moveTo !== undefined && { moveTo }),
      }),
    [Logger, Timer],
  ).inSingletonScope();
}
