import type { FastifyInstance } from 'fastify';
import { scriptPostLimit } from '#adapters/http-server/operation/report-routes.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import {
  consentCookieName,
  consentPath,
  formatConsentCookieValue,
  readStatisticsConsent,
} from '#adapters/http/consent-cookie-value.ts';
import { serializeVisitorCookie } from '#adapters/http/visitor-cookie.ts';

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
