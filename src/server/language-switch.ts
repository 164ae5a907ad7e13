import type { FastifyInstance } from 'fastify';
import { dutchHomeSwitchPath, localeCookieText } from '#domain/locale/detect-locale.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import type { Config } from '#src/config.ts';

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
