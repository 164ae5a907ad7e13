import type { IncomingHttpHeaders } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { toClientAddress } from '#adapters/http-server/client-network.ts';
import { purgePath } from '#adapters/http-server/operation/route-class.ts';
import type { ServerSettings } from '#adapters/http-server/server-settings.ts';

/**
 * Whether a request was sent from a page of the site (CSRF protection, D17). Browsers send `Sec-Fetch-Site`, older ones `Origin`.
 * A request with neither does not come from a browser and is accepted: such a client could send any headers.
 */
export function isSameOriginRequest(headers: IncomingHttpHeaders, siteHosts: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && siteHosts.includes(new URL(origin).host);
}

/** Methods that change nothing and are not limited. */
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** The rate limit for one visitor's posts; the window is in milliseconds. */
const postLimit = { max: 30, timeWindow: 60_000 };

/** Accepts posts only from the site's own pages, and limits their rate (D17, D18). Exempt are the CMS's purges, which need a token. */
export async function addPostGuard(server: FastifyInstance, { siteHosts }: ServerSettings): Promise<void> {
  server.addHook('onRequest', async (request, reply) => {
    const isExempt = safeMethods.includes(request.method) || request.url === purgePath;
    if (isExempt || isSameOriginRequest(request.headers, siteHosts)) return undefined;
    const error = { code: 403, message: 'Forbidden: the request was not sent from a page of the site' };
    return reply.code(403).header('Cache-Control', 'no-store').send({ error });
  });
  await server.register(rateLimit, {
    ...postLimit,
    cache: 5000,
    keyGenerator: ({ ip }) => toClientAddress(ip),
    allowList: ({ method, url }) => safeMethods.includes(method) || url === purgePath,
    errorResponseBuilder: (_request, { ttl }) => ({
      statusCode: 429,
      message: `Too many requests: try again in ${Math.ceil(ttl / 1000)} s`,
    }),
  });
}
