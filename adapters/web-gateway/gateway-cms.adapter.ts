import { cmsDefinitions } from '#adapters/shared/queries/cms-definitions.ts';
import type { GatewayDependencies } from '#adapters/web-gateway/fetch-query-result.ts';
import { createGatewayNewsletter } from '#adapters/web-gateway/gateway-newsletter.ts';
import { createGatewayQueries } from '#adapters/web-gateway/gateway-queries.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';

/** The CMS port for a browser: through the site's gateway, and directly for requests that only editors may send. */
export function createGatewayCms(gateway: GatewayDependencies, cmsUrl: string, logger: Logger): CmsPort {
  return {
    ...createGatewayQueries(cmsDefinitions, { ...gateway, logger }),
    ...createGatewayNewsletter({ ...gateway, logger }),
    translationUrls: async (params, signal) => {
      signal?.throwIfAborted();
      if (cmsUrl === '') return [];
      // For editors alone: their code, with the validator that reads the answer, stays out of the first load.
      const { createCmsTextEditUrlQueries } =
        await import('#adapters/web-gateway/cms-text-edit-url-queries.ts');
      return createCmsTextEditUrlQueries({ ...gateway, url: cmsUrl }).translationUrls(params, signal);
    },
  };
}
