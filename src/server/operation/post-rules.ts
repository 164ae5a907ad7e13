import type { IncomingHttpHeaders } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#src/config.ts';
import { purgePath } from '#src/server/operation/purge.ts';

/**
 * Whether a request that changes something was sent from a page of the site (D17). Browsers say so in `Sec-Fetch-Site`; older
 * ones in `Origin`. What says neither is no browser, and could say anything.
 */
export function isFromSite(headers: IncomingHttpHeaders, siteHosts: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && siteHosts.includes(new URL(origin).host);
}

/** What changes nothing may be asked as often as one likes. */
const harmless = ['GET', 'HEAD', 'OPTIONS'];

/** So many posts of one visitor in so long. */
const posts = { max: 30, timeWindow: 60_000 };

/** What is sent to the site: not too often, and from its own pages only (D17, D18). The CMS's purges are signed instead. */
export async function addPostRules(server: FastifyInstance, { siteHosts }: Config): Promise<void> {
  server.addHook('onRequest', async (request, reply) => {
    const isFree = harmless.includes(request.method) || request.url === purgePath;
    if (isFree || isFromSite(request.headers, siteHosts)) return undefined;
    const error = { code: 403, message: 'Forbidden: the request was not sent from a page of the site' };
    return reply.code(403).header('Cache-Control', 'no-store').send({ error });
  });
  await server.register(rateLimit, {
    ...posts,
    cache: 5000,
    allowList: ({ method, url }) => harmless.includes(method) || url === purgePath,
    errorResponseBuilder: (_request, { ttl }) => ({
      statusCode: 429,
      message: `Too many requests: try again in ${Math.ceil(ttl / 1000)} s`,
    }),
  });
}
