import type { FastifyInstance } from 'fastify';
import type { Config } from '#src/config.ts';

/** `/admin/*` belongs to the CMS (ROUTE-6): sent on, never drawn, never kept. */
export function addAdmin(server: FastifyInstance, { cmsAdminUrl }: Config): void {
  if (cmsAdminUrl === '') return;
  for (const path of ['/admin', '/admin/*', '/en/admin', '/en/admin/*']) {
    server.get(path, (request, reply) => {
      const rest = request.url.replace(/^\/(en\/)?admin\/?/, '');
      return reply.header('Cache-Control', 'private, no-store').redirect(`${cmsAdminUrl}/${rest}`, 302);
    });
  }
}
