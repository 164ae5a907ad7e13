import type { GatewayDependencies } from '#adapters/web-gateway/fetch-answer.ts';
import { gatewayQueries } from '#adapters/web-gateway/gateway-queries.ts';
import { newsletterOverHttp } from '#adapters/web-gateway/newsletter-over-http.ts';
import { cmsDefinitions } from '#domain/queries/cms-queries.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';

/** The CMS as a browser asks it: by way of the site's own server. */
export function browserCms(gateway: GatewayDependencies, logger: Logger): CmsPort {
  return {
    ...gatewayQueries(cmsDefinitions, { ...gateway, logger }),
    ...newsletterOverHttp({ ...gateway, logger }),
  };
}
