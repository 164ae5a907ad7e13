import type { GatewayDependencies } from '#adapters/web-gateway/fetch-answer.ts';
import { gatewayQueries } from '#adapters/web-gateway/gateway-queries.ts';
import { newsletterOverHttp } from '#adapters/web-gateway/newsletter-over-http.ts';
import { cmsDefinitions } from '#domain/queries/cms-queries.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';

/** The CMS port for a browser: through the site's gateway, and directly for requests that only editors may send. */
export function browserCms(gateway: GatewayDependencies, cmsUrl: string, logger: Logger): CmsPort {
  return {
    ...gatewayQueries(cmsDefinitions, { ...gateway, logger }),
    ...newsletterOverHttp({ ...gateway, logger }),
    translationUrls: async (params, signal) => {
      // For editors alone: their code, with the validator that reads the answer, stays out of the first load.
      const { translationUrlsOverHttp } = await import('#adapters/web-gateway/translation-urls-over-http.ts');
      return translationUrlsOverHttp({ ...gateway, url: cmsUrl }).translationUrls(params, signal);
    },
  };
}
