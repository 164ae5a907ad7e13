import { listBridgeOrigins } from '#adapters/bridge-http/bridge-http.origins.ts';
import { listTrackingOrigins } from '#adapters/tag-manager/tag-manager.origins.ts';
import { listCmsOrigins } from '#adapters/web-gateway/web-gateway.origins.ts';
import type { BrowserOrigins, PublicSettings } from '#ports/settings.port.ts';
import { createTicketingSite } from '#src/worlds/ticketing-site.ts';

/** The origins of all adapters that a visitor's browser uses, for the server's security headers. */
export function mergeBrowserOrigins(settings: PublicSettings): Required<BrowserOrigins> {
  const lists: readonly BrowserOrigins[] = [
    listCmsOrigins(settings.cmsUrl),
    listBridgeOrigins(settings.bridgeUrl),
    createTicketingSite(settings).origins,
    listTrackingOrigins(settings),
  ];
  const join = (purpose: keyof BrowserOrigins) => lists.flatMap((origins) => origins[purpose] ?? []);
  return {
    connect: join('connect'),
    frame: join('frame'),
    image: join('image'),
    media: join('media'),
    storageAccess: join('storageAccess'),
  };
}
