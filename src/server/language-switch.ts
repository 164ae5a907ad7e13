import type { FastifyInstance } from 'fastify';
import { dutchHomeSwitchPath, localeCookieText } from '#domain/locale/detect-locale.ts';
import { defaultLocale, locales } from '#domain/locale/locale.ts';
import { localPath } from '#domain/locale/locale-routes.ts';
import type { Config } from '#src/config.ts';
import { namedRoute } from '#src/server/named-route.ts';

/**
 * The switch to the Dutch home (ROUTE-9), the only answer of the site that sets a cookie. Nothing of the request decides where
 * it leads. The cookie is readable by script, because the switch also sets it in the browser, and `SameSite=Lax` keeps other
 * sites from setting it by an embedded request.
 */
export function addLanguageSwitch(server: FastifyInstance, { siteOrigin }: Pick<Config, 'siteOrigin'>): void {
  const cookie = localeCookieText(defaultLocale, siteOrigin.startsWith('https:'));
  server.get(dutchHomeSwitchPath, (_request, reply) =>
    reply
      .headers({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex', 'Set-Cookie': cookie })
      .redirect('/', 302),
  );
}

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
