import type { BrowserOrigins } from '#ports/settings.port.ts';

/**
 * The origins of the CMS behind the gateway: its pictures and sounds, and the edit links that an editor's browser requests from it. All
 * other content comes from the site's own origin. None if the CMS is a folder of the site, without an address.
 */
export function listCmsOrigins(cmsUrl: string): BrowserOrigins {
  if (cmsUrl === '') return {};
  const origins = [new URL(cmsUrl).origin];
  return { connect: origins, image: origins, media: origins };
}
