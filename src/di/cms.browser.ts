import type { Fetch } from '#adapters/http/ask.ts';
import type { GatewayNeeds } from '#adapters/web-gateway/fetch-answer.ts';
import { gatewayQueries } from '#adapters/web-gateway/gateway-queries.ts';
import { newsletterOverHttp } from '#adapters/web-gateway/newsletter-over-http.ts';
import { cmsDefinitions } from '#domain/queries/cms-queries.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';

interface BrowserCmsNeeds {
  /** The site's own server. */
  readonly gateway: GatewayNeeds;
  readonly logger: Logger;
  /** The CMS itself, for what it tells its editors alone. */
  readonly cmsUrl: string;
  readonly fetch: Fetch;
}

/** Milliseconds the CMS may take to answer an editor. */
const editorTimeoutMs = 8000;

/** The CMS as a browser asks it: by way of the site's server, and as the editor what only an editor is told. */
export function browserCms({ gateway, logger, cmsUrl, fetch }: BrowserCmsNeeds): CmsPort {
  return {
    ...gatewayQueries(cmsDefinitions, { ...gateway, logger }),
    ...newsletterOverHttp({ ...gateway, logger }),
    translationUrls: async (params, signal) => {
      const { EditorTranslationUrls } = await import(
        '#adapters/cms-editor/editor-translation-urls.adapter.ts'
      );
      const editor = new EditorTranslationUrls({ url: cmsUrl, fetch, timeoutMs: editorTimeoutMs });
      return editor.translationUrls(params, signal);
    },
  };
}
