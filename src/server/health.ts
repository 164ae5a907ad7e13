import type { FastifyInstance } from 'fastify';
import { defaultLocale } from '#domain/locale/locale.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import type { World } from '#src/di/world.ts';

/** `ok` while the process answers, without asking anyone (ROUTE-1); with `?deep=1`, what the systems behind it say. */
export function addHealth(server: FastifyInstance, container: World): void {
  server.get<{ Querystring: { deep?: string } }>('/app-health-check', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (request.query.deep !== '1') return reply.type('text/plain').send('ok');
    const cms = await isUp(container.get(CmsPort).global(defaultLocale));
    const search = await isUp(
      container.get(SearchIndexPort).eventFacets(defaultLocale, container.get(Clock).now()),
    );
    return reply.code(cms === 'up' ? 200 : 503).send({ cms, search });
  });
}

async function isUp(asked: Promise<unknown>): Promise<'up' | 'down'> {
  return asked.then(
    () => 'up' as const,
    () => 'down' as const,
  );
}
