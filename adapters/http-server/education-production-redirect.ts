import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Container } from 'inversify';
import { type Admission, Overloaded } from '#adapters/http-server/admission/admission.ts';
import type { FallbackPages } from '#adapters/http-server/fallback-page.tsx';
import type { Headers } from '#adapters/http-server/headers.ts';
import type { ServePage } from '#adapters/http-server/page-routes.ts';
import { formatRetryAfterForError, setOverloadHeaders } from '#adapters/http-server/retry-after.ts';
import { toNamedRouteOptions } from '#adapters/http-server/route-name-option.ts';
import { stripQueryAndHash } from '#domain/link/strip-query-and-hash.ts';
import { locales } from '#domain/locale/locale.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import {
  type EducationRedirectParams,
  parseEducationRedirectPath,
  productionUrlWithEvent,
} from '#domain/page/education-redirect.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Settings } from '#ports/settings.port.ts';

/** The timeout of the CMS request. */
const timeoutMs = 8000;

interface EducationEntryDependencies {
  readonly world: Container;
  readonly admission: Admission;
  /** Serves the error page for an address that is not an entry or has no target. */
  readonly servePage: ServePage;
  readonly fallbackPages: FallbackPages;
  /** The headers of all documents. */
  readonly headers?: Headers;
}

/**
 * Adds the entry from the school ticketing (ROUTE-5): redirects to the production's page with its event selected. An entry
 * without a target is served as a page, which results in 404. If the CMS request fails the response is 503, because the entry
 * may have a target (ROUTE-11).
 */
export function addEducationProductionRedirect(
  server: FastifyInstance,
  { world, admission, servePage, fallbackPages, headers = {} }: EducationEntryDependencies,
): void {
  for (const locale of locales) {
    const path = toLocalePath(locale, '/education-redirect/*');
    server.get(path, toNamedRouteOptions('education-redirect', locale), async (request, reply) => {
      const pathname = stripQueryAndHash(request.url);
      const entry = parseEducationRedirectPath(pathname);
      if (!entry) return servePage(request, reply);
      try {
        const target = await admission.run('redirect', () => findTarget(entry, world));
        if (target === undefined) return servePage(request, reply);
        return reply.header('Cache-Control', 'private, no-store').redirect(target, 302);
      } catch (cause) {
        const fallback = fallbackPages.get(locale);
        if (cause instanceof Overloaded) {
          return sendUnavailable(setOverloadHeaders(reply.headers(headers), cause), fallback);
        }
        world.get(Logger).error('education-entry.fetch-failed', { path: pathname }, cause);
        const retryAfter = formatRetryAfterForError(cause, world.get(Clock).now());
        return sendUnavailable(reply.headers({ ...headers, 'Retry-After': retryAfter }), fallback);
      }
    });
  }
}

/** The target of an entry; undefined if no event has its numbers, or if the CMS returns a URL outside the site, which is logged. */
async function findTarget(entry: EducationRedirectParams, world: Container): Promise<string | undefined> {
  const { origin, hosts } = world.get(Settings);
  const found = await world.get(CmsPort).educationRedirect(entry, AbortSignal.timeout(timeoutMs));
  if (found.kind !== 'found') return undefined;
  const target = productionUrlWithEvent(found.value, entry.eventId, { origin, siteHosts: hosts });
  if (target === undefined)
    world.get(Logger).warn('education-entry.rejected', { ...entry, url: found.value });
  return target;
}

function sendUnavailable(reply: FastifyReply, text: string): FastifyReply {
  return reply.code(503).header('Cache-Control', 'private, no-store').type('text/html').send(text);
}
