import type { ContainerModuleLoadOptions } from 'inversify';
import { CachingOverviewIndex } from '#adapters/caching/caching-overview-index.adapter.ts';
import { CachingSiteIndex } from '#adapters/caching/caching-site-index.adapter.ts';
import type { RememberingCache } from '#adapters/caching/remembering-cache.adapter.ts';
import { IndexedOverviews } from '#adapters/indexed-search/indexed-overviews.adapter.ts';
import { IndexedSiteSearch } from '#adapters/indexed-search/indexed-site-search.adapter.ts';
import { GraphqlNewsletter } from '#adapters/search-graphql/graphql-newsletter.adapter.ts';
import { GraphqlOverviewIndex } from '#adapters/search-graphql/graphql-overview-index.adapter.ts';
import { GraphqlSiteIndex } from '#adapters/search-graphql/graphql-site-index.adapter.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { NewsletterPort } from '#ports/newsletter.port.ts';
import { OverviewIndexPort } from '#ports/overview-index.port.ts';
import { OverviewsPort } from '#ports/overviews.port.ts';
import { SiteIndexPort } from '#ports/site-index.port.ts';
import { SiteSearchPort } from '#ports/site-search.port.ts';
import type { Config } from '#src/config.ts';
import { CacheToken } from '#src/di/cache-token.ts';
import { provide } from '#src/di/provide.ts';

/** The lists beside the calendar, the site's own search and the newsletter, over GraphQL; each with the token of its kind (CALL-35). */
export function provideServerLists(
  bind: ContainerModuleLoadOptions,
  config: Config,
  fetch: (url: string, options: RequestInit) => Promise<Response>,
): void {
  const reach = { url: config.cmsUrl, fetch, timeoutMs: 2000 };
  const searching = { ...reach, token: config.elasticsearchToken };
  provide(
    bind,
    OverviewIndexPort,
    (cache: RememberingCache, logger: Logger) =>
      new CachingOverviewIndex(new GraphqlOverviewIndex({ ...searching, logger }), cache),
    [CacheToken, Logger],
  ).inSingletonScope();
  provide(
    bind,
    OverviewsPort,
    (index: OverviewIndexPort, cms: CmsPort, logger: Logger) => new IndexedOverviews({ index, cms, logger }),
    [OverviewIndexPort, CmsPort, Logger],
  ).inSingletonScope();
  provide(
    bind,
    SiteIndexPort,
    (cache: RememberingCache, logger: Logger) =>
      new CachingSiteIndex(new GraphqlSiteIndex({ ...searching, logger }), cache),
    [CacheToken, Logger],
  ).inSingletonScope();
  provide(
    bind,
    SiteSearchPort,
    (index: SiteIndexPort, cms: CmsPort, logger: Logger) => new IndexedSiteSearch({ index, cms, logger }),
    [SiteIndexPort, CmsPort, Logger],
  ).inSingletonScope();
  provide(
    bind,
    NewsletterPort,
    (logger: Logger) => new GraphqlNewsletter({ ...reach, token: config.publicFormToken, logger }),
    [Logger],
  ).inSingletonScope();
}
