import type { BrowserOrigins } from '#ports/settings.port.ts';

/** The origins of a Bridge at a base URL; none without a Bridge. */
export function listBridgeOrigins(bridgeUrl: string): BrowserOrigins {
  return bridgeUrl === '' ? {} : { connect: [new URL(bridgeUrl).origin] };
}
