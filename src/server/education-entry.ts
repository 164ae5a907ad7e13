import type { FastifyInstance } from 'fastify';
import { pathnameOf } from '#domain/link/pathname.ts';
import { educationEntryOf, preselected } from '#domain/page/education-entry.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Settings } from '#ports/settings.port.ts';
import type { World } from '#src/di/world.ts';

/** Milliseconds until the CMS is given up. */
const patience = 8000;

/**
 * The entry of the school ticketing (ROUTE-5): sent on to the production's page, its event chosen. What leads nowhere, or
 * cannot be asked, goes on as any other address, and so ends at the error page that fits.
 */
export function addEducationEntry(server: FastifyInstance, world: World): void {
  server.addHook('onRequest', async (request, reply) => {
    const to = await wayOf(pathnameOf(request.url), world);
    return to === undefined
      ? undefined
      : reply.header('Cache-Control', 'private, no-store').redirect(to, 302);
  });
}

async function wayOf(path: string, world: World): Promise<string | undefined> {
  const entry = educationEntryOf(path);
  if (!entry) return undefined;
  const { origin, hosts } = world.get(Settings);
  try {
    const found = await world.get(CmsPort).educationRedirect(entry, AbortSignal.timeout(patience));
    return found.kind === 'found'
      ? preselected(found.value, entry.eventId, { origin, siteHosts: hosts })
      : undefined;
  } catch (cause) {
    world.get(Logger).error('education-entry.unanswered', { path }, cause);
    return undefined;
  }
}
