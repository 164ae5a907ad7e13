import type { FastifyInstance } from 'fastify';
import type { ServePage } from '#adapters/http-server/pages/pages.ts';
import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import { setUnavailable } from '#adapters/http-server/responses/short-answers.ts';
import {
  type EducationRedirectParams,
  parseEducationRedirectPath,
  toProductionUrlWithEvent,
} from '#domain/education/education-redirect.ts';
import { stripQueryAndHash } from '#domain/link/classified-link.ts';
import { toLocalePath, toRouteNameWithLocale } from '#domain/locale/locale-routes.ts';
import { locales } from '#domain/locale/locale.ts';
import { CmsPort } from '#ports/cms.port.ts';

/** The timeout of the CMS request. */
const timeoutMs = 8000;

/**
 * Adds the entry from the school ticketing (ROUTE-5): redirects to the production's page with its event selected. An entry
 * without a target is served as a page, which results in 404. If the CMS request fails the response is 503, because the entry
 * may have a target (ROUTE-11).
 */
export function addEducationProductionRedirect(
  server: FastifyInstance,
  pipeline: Pipeline,
  servePage: ServePage,
): void {
  const { admission, fallbackPages, headers } = pipeline;
  for (const locale of locales) {
    const path = toLocalePath(locale, '/education-redirect/*');
    server.get(
      path,
      { config: { routeName: toRouteNameWithLocale('education-redirect', locale) } },
      async (request, reply) => {
        const pathname = stripQueryAndHash(request.url);
        const entry = parseEducationRedirectPath(pathname);
        if (!entry) return servePage(request, reply);
        try {
          const target = await admission.run('redirect', () => findTarget(entry, pipeline), request.ip);
          if (target === undefined) return servePage(request, reply);
          return reply.header('Cache-Control', 'private, no-store').redirect(target, 302);
        } catch (cause) {
          const failed = { event: 'education-entry.fetch-failed', facts: { path: pathname } };
          setUnavailable(reply.headers(headers.document), cause, pipeline, failed);
          return reply.type('text/html').send(fallbackPages.get(locale));
        }
      },
    );
  }
}

/** The target of an entry; undefined if no event has its numbers, or if the CMS returns a URL outside the site, which is logged. */
async function findTarget(
  entry: EducationRedirectParams,
  { world, settings, logger }: Pipeline,
): Promise<string | undefined> {
  const { siteOrigin: origin, siteHosts } = settings;
  const found = await world.get(CmsPort).educationRedirect(entry, AbortSignal.timeout(timeoutMs));
  if (found.kind !== 'found') return undefined;
  const target = toProductionUrlWithEvent(found.value, entry.eventId, { origin, siteHosts });
  if (target === undefined) logger.warn('education-entry.rejected', { ...entry, url: found.value });
  return target;
}
