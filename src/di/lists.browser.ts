import type { ContainerModuleLoadOptions } from 'inversify';
import type { RememberingCache } from '#adapters/caching/remembering-cache.adapter.ts';
import { DeferredNewsletter } from '#adapters/deferred/deferred-newsletter.adapter.ts';
import { DeferredOverviews } from '#adapters/deferred/deferred-overviews.adapter.ts';
import { DeferredSiteSearch } from '#adapters/deferred/deferred-site-search.adapter.ts';
import type { GatewayNeeds } from '#adapters/web-gateway/ask-gateway.ts';
import { Logger } from '#ports/logger.port.ts';
import { NewsletterPort } from '#ports/newsletter.port.ts';
import { OverviewsPort } from '#ports/overviews.port.ts';
import { SiteSearchPort } from '#ports/site-search.port.ts';
import { CacheToken } from '#src/di/cache-token.ts';
import { provide } from '#src/di/provide.ts';

/** The lists beside the calendar, the site's own search and the newsletter; none is needed to draw a first page, so their code comes with the first question. */
export function provideBrowserLists(bind: ContainerModuleLoadOptions, reach: GatewayNeeds): void {
  provide(
    bind,
    OverviewsPort,
    (cache: RememberingCache, logger: Logger) =>
      new DeferredOverviews({
        logger,
        load: async () => (await import('#src/di/late-lists.browser.ts')).lateOverviews(reach, cache, logger),
      }),
    [CacheToken, Logger],
  ).inSingletonScope();
  provide(
    bind,
    SiteSearchPort,
    (cache: RememberingCache, logger: Logger) =>
      new DeferredSiteSearch({
        logger,
        load: async () =>
          (await import('#src/di/late-lists.browser.ts')).lateSiteSearch(reach, cache, logger),
      }),
    [CacheToken, Logger],
  ).inSingletonScope();
  provide(
    bind,
    NewsletterPort,
    (logger: Logger) =>
      new DeferredNewsletter({
        logger,
        load: async () => (await import('#src/di/late-lists.browser.ts')).lateNewsletter(reach, logger),
      }),
    [Logger],
  ).inSingletonScope();
}
