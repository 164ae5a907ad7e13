import type { FastifyInstance } from 'fastify';
import { scriptPostLimit } from '#adapters/http-server/operation/report-routes.ts';
import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import type { ServerSettings } from '#adapters/http-server/responses/server-settings.ts';
import {
  consentCookieName,
  consentPath,
  formatConsentCookieValue,
  readStatisticsConsent,
} from '#adapters/http/consent-cookie-value.ts';
import { localeCookieName, serializeVisitorCookie } from '#adapters/http/visitor-cookie.ts';
import {
  parseSetLanguagePath,
  toLocalePath,
  toRouteNameWithLocale,
  toSetLanguagePath,
} from '#domain/locale/locale-routes.ts';
import { locales } from '#domain/locale/locale.ts';

/**
 * Adds the language switch (ROUTE-9), which stores the language and leads to a path of this site. A switch by script requests it
 * too, because some browsers keep what a script stores for a week only. `SameSite=Lax` prevents other sites from setting the cookie with an
 * embedded request.
 */
export function addSetLanguageRoute(
  server: FastifyInstance,
  { siteOrigin }: Pick<ServerSettings, 'siteOrigin'>,
): void {
  for (const locale of locales) {
    const cookie = serializeVisitorCookie(localeCookieName, locale, siteOrigin.startsWith('https:'));
    const home = toSetLanguagePath(toLocalePath(locale, '/'));
    for (const path of [home, `${home}/*`])
      server.get(path, (request, reply) =>
        reply
          .headers({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex', 'Set-Cookie': cookie })
          .redirect(parseSetLanguagePath(request.url.split('?', 1)[0] ?? '') ?? '/', 302),
      );
  }
}

/** Redirects `/admin/*` to the CMS (ROUTE-6): never rendered, never cached. */
export function addAdminRedirect(server: FastifyInstance, { cmsAdminUrl }: ServerSettings): void {
  if (cmsAdminUrl === '') return;
  for (const locale of locales) {
    for (const path of ['/admin', '/admin/*']) {
      server.get(
        toLocalePath(locale, path),
        { config: { routeName: toRouteNameWithLocale('admin', locale) } },
        (request, reply) => {
          const adminPath = request.url.slice(toLocalePath(locale, '/admin').length).replace(/^\//, '');
          return reply
            .header('Cache-Control', 'private, no-store')
            .redirect(`${cmsAdminUrl}/${adminPath}`, 302);
        },
      );
    }
  }
}

/** Stores the visitor's answer about consent, which a script has stored, by a response, so that every browser keeps it for a year (WAY-30). */
export function addConsentRoute(
  server: FastifyInstance,
  { settings, clock }: Pick<Pipeline, 'settings' | 'clock'>,
): void {
  const isSecure = settings.siteOrigin.startsWith('https:');
  const options = { bodyLimit: 1, config: { rateLimit: scriptPostLimit } };
  server.post(consentPath, options, async ({ headers }, reply) => {
    const answer = readStatisticsConsent(headers.cookie);
    reply.header('Cache-Control', 'no-store');
    if (answer === 'pending') return reply.code(400).send();
    const value = formatConsentCookieValue(answer, clock.now());
    reply.header('Set-Cookie', serializeVisitorCookie(consentCookieName, value, isSecure));
    return reply.code(204).send();
  });
}
