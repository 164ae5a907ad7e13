import { CachingOverviews } from '#adapters/caching/caching-overviews.adapter.ts';
import { CachingSiteSearch } from '#adapters/caching/caching-site-search.adapter.ts';
import type { RememberingCache } from '#adapters/caching/remembering-cache.adapter.ts';
import type { GatewayNeeds } from '#adapters/web-gateway/ask-gateway.ts';
import { GatewayNewsletter } from '#adapters/web-gateway/gateway-newsletter.adapter.ts';
import { GatewayOverviews } from '#adapters/web-gateway/gateway-overviews.adapter.ts';
import { GatewaySiteSearch } from '#adapters/web-gateway/gateway-site-search.adapter.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { NewsletterPort } from '#ports/newsletter.port.ts';
import type { OverviewsPort } from '#ports/overviews.port.ts';
import type { SiteSearchPort } from '#ports/site-search.port.ts';

export function lateOverviews(reach: GatewayNeeds, cache: RememberingCache, logger: Logger): OverviewsPort {
  return new CachingOverviews(new GatewayOverviews({ ...reach, logger }), cache);
}

export function lateSiteSearch(reach: GatewayNeeds, cache: RememberingCache, logger: Logger): SiteSearchPort {
  return new CachingSiteSearch(new GatewaySiteSearch({ ...reach, logger }), cache);
}

export function lateNewsletter(reach: GatewayNeeds, logger: Logger): NewsletterPort {
  return new GatewayNewsletter({ ...reach, logger });
}
