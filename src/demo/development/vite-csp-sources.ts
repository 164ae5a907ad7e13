import type { CspSources } from '#adapters/http-server/headers.ts';

/**
 * The sources that Vite needs besides those of production: its styles are inline, its client uses a websocket, and polls a stopped server from a worker.
 */
export function toViteCspSources(siteOrigin: string, nonce: string): CspSources {
  return {
    'style-src': [`'nonce-${nonce}'`],
    'connect-src': [siteOrigin.replace(/^http/, 'ws')],
    'worker-src': ['blob:'],
  };
}
