import type { FastifyInstance } from 'fastify';
import { locales } from '#domain/locale/locale.ts';
import { localPath } from '#domain/locale/locale-routes.ts';
import type { Config } from '#src/config.ts';
import { namedRoute } from '#src/server/named-route.ts';

/** `/admin/*` belongs to the CMS (ROUTE-6): sent on, never drawn, never kept. */
export function addAdmin(server: FastifyInstance, { cmsAdminUrl }: Config): void {
  if (cmsAdminUrl === '') return;
  for (const locale of locales) {
    for (const path of ['/admin', '/admin/*']) {
      server.get(localPath(locale, path), namedRoute('admin', locale), (request, reply) => {
        const rest = request.url.replace(/^\/(en\/)?admin\/?/, '');
        return reply.header('Cache-Control', 'private, no-store').redirect(`${cmsAdminUrl}/${rest}`, 302);
      });
    }
  }
}
