import type { FastifyInstance, FastifyReply } from 'fastify';
import { OverloadedError } from '#adapters/http-server/admission/admission-control.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import {
  formatRetryAfterForError,
  overloadText,
  setOverloadHeaders,
} from '#adapters/http-server/retry-after.ts';
import {
  type SitemapBytes,
  SitemapStore,
  sitemapTtl,
  toSitemapPath,
} from '#adapters/http-server/sitemap/sitemap-store.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import { getHallLocales } from '#domain/locale/locale.ts';
import { childSitemapNames } from '#ui/template/template.ts';

/** The `Retry-After` if the time of the next attempt is not known. */
const retryAfterSeconds = 300;

/** Paths that crawlers should not request: the site's own endpoints, and pages for staff. */
function listDisallowedPaths(): readonly string[] {
  const staffPaths = ['/debug', '/admin'].flatMap((path) =>
    getHallLocales().map((locale) => toLocalePath(locale, path)),
  );
  return ['/gateway/', '/newsletter', ...staffPaths, '/education-redirect/'];
}

/** Adds `robots.txt`, the sitemap index, and one sitemap per chapter and language (ROUTE-19). */
export function addRobotsAndSitemapRoutes(server: FastifyInstance, pipeline: Pipeline): void {
  const { settings } = pipeline;
  const sitemaps = new SitemapStore(pipeline);
  pipeline.caches.push(sitemaps);
  server.get('/robots.txt', (_request, reply) => {
    const lines = [
      'User-agent: *',
      ...listDisallowedPaths().map((path) => `Disallow: ${path}`),
      `Sitemap: ${settings.siteOrigin}/sitemap.xml`,
    ];
    reply.header('Cache-Control', 'public, max-age=86400');
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
  server.get('/sitemap.xml', ({ ip }, reply) => sendSitemap(reply, pipeline, () => sitemaps.index(ip)));
  for (const chapter of childSitemapNames) {
    for (const locale of getHallLocales()) {
      server.get(toSitemapPath(chapter, locale), ({ ip }, reply) =>
        sendSitemap(reply, pipeline, () => sitemaps.sitemap(chapter, locale, ip)),
      );
    }
  }
}

async function sendSitemap(
  reply: FastifyReply,
  { logger, clock }: Pipeline,
  write: () => Promise<SitemapBytes>,
): Promise<FastifyReply> {
  try {
    const text = await write();
    if (!text) return reply.code(404).type('text/plain').send('Not found');
    reply.headers({
      'Cache-Control': `public, max-age=${sitemapTtl.lifetimeSeconds}`,
      'X-Robots-Tag': 'noindex',
    });
    return reply.type('application/xml; charset=utf-8').send(text);
  } catch (cause) {
    if (cause instanceof OverloadedError)
      return setOverloadHeaders(reply, cause).type('text/plain').send(overloadText);
    logger.error('sitemap.failed', {}, cause);
    const retryAfter = formatRetryAfterForError(cause, clock.now(), retryAfterSeconds);
    reply.headers({ 'Cache-Control': 'no-store', 'Retry-After': retryAfter });
    return reply.code(503).type('text/plain').send('Service unavailable: the sitemap could not be generated');
  }
}
