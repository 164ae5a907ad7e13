import type { FastifyInstance, FastifyReply } from 'fastify';
import { pathnameOf } from '#domain/link/pathname.ts';
import { type EducationEntry, educationEntryOf, preselected } from '#domain/page/education-entry.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Settings } from '#ports/settings.port.ts';
import type { World } from '#src/di/world.ts';
import type { Headers } from '#src/server/headers.ts';
import { lastResort } from '#src/server/last-resort.ts';

/** Milliseconds until the CMS is given up. */
const patience = 8000;

/**
 * The entry of the school ticketing (ROUTE-5): sent on to the production's page, its event chosen. What leads nowhere goes on
 * as any other address, and so ends at the error page; where nobody could be asked, nobody says that there is nothing
 * (ROUTE-11). `headers` are those of every document.
 */
export function addEducationEntry(server: FastifyInstance, world: World, headers: Headers = {}): void {
  server.addHook('onRequest', async (request, reply) => {
    const path = pathnameOf(request.url);
    const entry = educationEntryOf(path);
    if (!entry) return undefined;
    try {
      const to = await wayOf(entry, world);
      return to === undefined
        ? undefined
        : reply.header('Cache-Control', 'private, no-store').redirect(to, 302);
    } catch (cause) {
      world.get(Logger).error('education-entry.unanswered', { path }, cause);
      return unanswered(reply.headers(headers), entry);
    }
  });
}

async function wayOf(entry: EducationEntry, world: World): Promise<string | undefined> {
  const { origin, hosts } = world.get(Settings);
  const found = await world.get(CmsPort).educationRedirect(entry, AbortSignal.timeout(patience));
  return found.kind === 'found'
    ? preselected(found.value, entry.eventId, { origin, siteHosts: hosts })
    : undefined;
}

function unanswered(reply: FastifyReply, { locale }: EducationEntry): FastifyReply {
  return reply
    .code(503)
    .headers({ 'Cache-Control': 'private, no-store', 'Retry-After': '10' })
    .type('text/html')
    .send(lastResort(locale));
}
