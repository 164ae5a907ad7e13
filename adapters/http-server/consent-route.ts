import type { FastifyInstance } from 'fastify';
import { scriptPostLimit } from '#adapters/http-server/operation/report-routes.ts';
import type { ServerSettings } from '#adapters/http-server/server-settings.ts';
import {
  consentCookieName,
  consentPath,
  readStatisticsConsent,
} from '#adapters/http/consent-cookie-value.ts';
import { readCookie } from '#adapters/http/read-cookie.ts';
import { serializeVisitorCookie } from '#adapters/http/visitor-cookie.ts';

/** Stores the visitor's answer about consent, which a script has stored, by a response, so that every browser keeps it for a year (WAY-30). */
export function addConsentRoute(
  server: FastifyInstance,
  { siteOrigin }: Pick<ServerSettings, 'siteOrigin'>,
): void {
  const options = { bodyLimit: 1, config: { rateLimit: scriptPostLimit } };
  server.post(consentPath, options, async ({ headers }, reply) => {
    const value = readCookie(headers.cookie, consentCookieName) ?? '';
    const isAnswer = readStatisticsConsent(headers.cookie) !== 'pending' && /^[\x21-\x7e]+$/.test(value);
    reply.header('Cache-Control', 'no-store');
    if (!isAnswer) return reply.code(400).send();
    reply.header(
      'Set-Cookie',
      serializeVisitorCookie(consentCookieName, value, siteOrigin.startsWith('https:')),
    );
    return reply.code(204).send();
  });
}
