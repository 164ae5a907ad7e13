import type { FastifyInstance, FastifyReply } from 'fastify';
import { pathnameOf } from '#domain/link/pathname.ts';
import { locales } from '#domain/locale/locale.ts';
import { localPath } from '#domain/locale/locale-routes.ts';
import { type EducationEntry, educationEntryOf, preselected } from '#domain/page/education-entry.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Settings } from '#ports/settings.port.ts';
import type { World } from '#src/di/world.ts';
import { type Admission, Overloaded } from '#src/server/admission/admission.ts';
import { fallbackPage } from '#src/server/fallback-page.ts';
import type { Headers } from '#src/server/headers.ts';
import { namedRoute } from '#src/server/named-route.ts';
import type { ServePage } from '#src/server/pages.ts';
import { refuseOverload, retryAfterFailure } from '#src/server/retry-after.ts';

/** Milliseconds until the CMS is given up. */
const timeoutMs = 8000;

interface EducationEntryDependencies {
  readonly world: World;
  readonly admission: Admission;
  /** Serves the page of an address that is no entry, or leads nowhere: the error page. */
  readonly servePage: ServePage;
  /** The headers of every document. */
  readonly headers?: Headers;
}

/**
 * The entry of the school ticketing (ROUTE-5): redirects to the production's page, its event chosen. An entry that leads nowhere
 * is served as a page, and so becomes a 404; where the CMS could not be asked the answer is 503, because it may lead somewhere
 * (ROUTE-11).
 */
export function addEducationEntry(
  server: FastifyInstance,
  { world, admission, servePage, headers = {} }: EducationEntryDependencies,
): void {
  for (const locale of locales) {
    const path = localPath(locale, '/education-redirect/*');
    server.get(path, namedRoute('education-redirect', locale), async (request, reply) => {
      const asked = pathnameOf(request.url);
      const entry = educationEntryOf(asked);
      if (!entry) return servePage(request, reply);
      try {
        const to = await admission.run('redirect', () => wayOf(entry, world));
        if (to === undefined) return servePage(request, reply);
        return reply.header('Cache-Control', 'private, no-store').redirect(to, 302);
      } catch (cause) {
        if (cause instanceof Overloaded) {
          return unanswered(refuseOverload(reply.headers(headers), cause), entry);
        }
        world.get(Logger).error('education-entry.fetch-failed', { path: asked }, cause);
        const wait = retryAfterFailure(cause, world.get(Clock).now());
        return unanswered(reply.headers({ ...headers, 'Retry-After': wait }), entry);
      }
    });
  }
}

/** The address that an entry redirects to; undefined where no event has its numbers, and where the CMS names no page of the site, which is logged. */
async function wayOf(entry: EducationEntry, world: World): Promise<string | undefined> {
  const { origin, hosts } = world.get(Settings);
  const found = await world.get(CmsPort).educationRedirect(entry, AbortSignal.timeout(timeoutMs));
  if (found.kind !== 'found') return undefined;
  const to = preselected(found.value, entry.eventId, { origin, siteHosts: hosts });
  if (to === undefined) world.get(Logger).warn('education-entry.rejected', { ...entry, url: found.value });
  return to;
}

function unanswered(reply: FastifyReply, { locale }: EducationEntry): FastifyReply {
  return reply
    .code(503)
    .header('Cache-Control', 'private, no-store')
    .type('text/html')
    .send(fallbackPage(locale));
}
