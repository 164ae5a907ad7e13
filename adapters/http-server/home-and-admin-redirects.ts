import type { FastifyInstance } from 'fastify';
import { toNamedRouteOptions } from '#adapters/http-server/route-name-option.ts';
import type { ServerSettings } from '#adapters/http-server/server-settings.ts';
import { localeCookieName, serializeVisitorCookie } from '#adapters/http/visitor-cookie.ts';
import { toSetLanguagePath, toLocalePath } from '#domain/locale/locale-routes.ts';
import { getHallLocales } from '#domain/locale/locale.ts';

/**
 * Adds the switches to the home pages (ROUTE-9), which store the language. A switch to another page requests
 * them too, because some browsers keep what a script stores for a week only. Their targets do not depend on the request. `SameSite=Lax`
 * prevents other sites from setting the cookie with an embedded request.
 */
export function addSetLanguageRoute(
  server: FastifyInstance,
  { siteOrigin }: Pick<ServerSettings, 'siteOrigin'>,
): void {
  for (const locale of getHallLocales()) {
    const cookie = serializeVisitorCookie(localeCookieName, locale, siteOrigin.startsWith('https:'));
    server.get(toSetLanguagePath(locale), (_request, reply) =>
      reply
        .headers({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex', 'Set-Cookie': cookie })
        .redirect(toLocalePath(locale, '/'), 302),
    );
  }
}

/** Redirects `/admin/*` to the CMS (ROUTE-6): never rendered, never cached. */
export function addAdminRedirect(server: FastifyInstance, { cmsAdminUrl }: ServerSettings): void {
  if (cmsAdminUrl === '') return;
  for (const locale of getHallLocales()) {
    for (const path of ['/admin', '/admin/*']) {
      server.get(toLocalePath(locale, path), toNamedRouteOptions('admin', locale), (request, reply) => {
        const adminPath = request.url.slice(toLocalePath(locale, '/admin').length).replace(/^\//, '');
        return reply
          .header('Cache-Control', 'private, no-store')
          .redirect(`${cmsAdminUrl}/${adminPath}`, 302);
      });
    }
  }
}
