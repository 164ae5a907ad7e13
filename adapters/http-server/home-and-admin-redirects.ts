import type { FastifyInstance } from 'fastify';
import { toNamedRouteOptions } from '#adapters/http-server/route-name-option.ts';
import type { ServerSettings } from '#adapters/http-server/server-settings.ts';
import { toSetLanguagePath, toLocalePath } from '#domain/locale/locale-routes.ts';
import { getDefaultLocale, getHallLocales } from '#domain/locale/locale.ts';
import { serializeLocaleCookie } from '#ui/layout/locale-cookie.ts';

/**
 * Adds the switch to the home page at `/` (ROUTE-9), the only response of the site that sets a cookie; not in a hall with one language. Its target does not depend on
 * the request. Scripts can read the cookie, because the switch also sets it in the browser. `SameSite=Lax` prevents other sites from
 * setting it with an embedded request.
 */
export function addSetLanguageRoute(
  server: FastifyInstance,
  { siteOrigin }: Pick<ServerSettings, 'siteOrigin'>,
): void {
  if (getHallLocales().length === 1) return;
  const cookie = serializeLocaleCookie(getDefaultLocale(), siteOrigin.startsWith('https:'));
  server.get(toSetLanguagePath(), (_request, reply) =>
    reply
      .headers({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex', 'Set-Cookie': cookie })
      .redirect('/', 302),
  );
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
