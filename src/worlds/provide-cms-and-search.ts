import type { Bind } from 'inversify';
import { DataCacheToken, createCachedQueries } from '#adapters/caching/data-cache.adapter.ts';
import { readHallFolder } from '#adapters/cms-folder/read-hall-folder.ts';
import { CmsHttp } from '#adapters/cms-http/cms-http.adapter.ts';
import type { Fetch } from '#adapters/http/http-client.ts';
import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { createInMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { rejectAborted } from '#adapters/in-memory/reject-aborted.ts';
import { createSearchOverIndex } from '#adapters/indexed-search/search-over-index.ts';
import { withMusicianPages } from '#adapters/indexed-search/with-musician-pages.ts';
import { withNormalizedFacetValues } from '#adapters/indexed-search/with-normalized-facet-values.ts';
import { createGraphqlNewsletter } from '#adapters/search-graphql/graphql-newsletter.adapter.ts';
import { createGraphqlSearchIndex } from '#adapters/search-graphql/graphql-search-index.adapter.ts';
import type { Hall } from '#adapters/shared/hall.ts';
import { cmsDefinitions } from '#adapters/shared/queries/cms-definitions.ts';
import { indexDefinitions } from '#adapters/shared/queries/search-definitions.ts';
import { failedSignUpResult } from '#domain/form/sign-up-result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort, type EditorQueries, type CmsQueries, type NewsletterSignUp } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { type Token, createToken } from '#ports/token.ts';
import type { Config } from '#src/config.ts';
import { provide } from '#src/worlds/provide.ts';

/** The CMS and its search index before the data cache. */
export interface UncachedCmsAndIndex {
  readonly cms: CmsQueries;
  readonly newsletter: NewsletterSignUp;
  readonly index: SearchIndexPort;
}

export const UncachedCmsAndIndexToken: Token<UncachedCmsAndIndex> =
  createToken<UncachedCmsAndIndex>('UncachedCmsAndIndex');

/** Binds the CMS and search ports with the data cache, over HTTP, or over the folder that the world or its parent has read. */
export function provideCmsAndSearch(bind: Bind, config: Config, fetch: Fetch): void {
  if (config.cmsFolder === '')
    provide(bind, UncachedCmsAndIndexToken, [Logger], (logger) => createHttpSource(config, fetch, logger));
  provide(
    bind,
    CmsPort,
    [UncachedCmsAndIndexToken, DataCacheToken, SearchIndexPort, Clock, Logger],
    ({ cms, newsletter }, cache, index, clock, logger) => {
      const cached = createCachedQueries(cms, cmsDefinitions, cache);
      // A server has no editor's session (CALL-7).
      const editor = rejectAborted<EditorQueries>({ translationUrls: async () => [] });
      return withMusicianPages({ ...cached, ...editor, ...newsletter }, { index, clock, logger });
    },
  );
  provide(bind, SearchIndexPort, [UncachedCmsAndIndexToken, DataCacheToken], ({ index }, cache) =>
    withNormalizedFacetValues(createCachedQueries(index, indexDefinitions, cache)),
  );
  provide(bind, SearchPort, [SearchIndexPort, CmsPort, Logger], (index, cms, logger) =>
    createSearchOverIndex({ index, cms, logger }),
  );
}

/** Each kind of request has its own token (CALL-35). */
function createHttpSource(config: Config, fetch: Fetch, logger: Logger): UncachedCmsAndIndex {
  const connection = { url: config.cmsUrl, fetch, logger };
  const { cmsTimeoutMs, searchTimeoutMs: timeoutMs } = config.operation;
  return {
    cms: new CmsHttp({ ...connection, timeoutMs: cmsTimeoutMs }),
    newsletter: createGraphqlNewsletter({ ...connection, token: config.publicFormToken, timeoutMs }),
    index: createGraphqlSearchIndex({ ...connection, token: config.elasticsearchToken, timeoutMs }),
  };
}

/** Binds the CMS of a hall that has a folder as one, which is read once. `moveTo`: the moment to which the concerts of an example are moved. */
export function provideFolderCms(bind: Bind, config: Config, moveTo?: Instant): void {
  const { cmsFolder: directory, normalTicketTypes } = config;
  provide(bind, UncachedCmsAndIndexToken, [Logger], (logger) =>
    createFolderCms(readHallFolder({ directory, normalTicketTypes, moveTo, logger })),
  );
}

/** The CMS and the search index over the folder of a hall, in memory. */
export function createFolderCms(hall: Hall): UncachedCmsAndIndex {
  return {
    cms: createInMemoryCms(hall),
    index: createInMemorySearchIndex(hall),
    // A folder has no mailing list, and its site shows no form.
    newsletter: rejectAborted<NewsletterSignUp>({ signUp: async () => failedSignUpResult }),
  };
}
