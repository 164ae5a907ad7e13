import type { FastifyInstance } from 'fastify';
import { addBrowserReportRoute } from '#adapters/http-server/operation/browser-report-route.ts';
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
  addBrowserReportRoute(server, {
    path: consentPath,
    maxBodyBytes: 1,
    receive: (_report, { headers }, reply) => {
      const value = readCookie(headers.cookie, consentCookieName) ?? '';
      const isAnswer = readStatisticsConsent(headers.cookie) !== 'pending' && /^[\x21-\x7e]+$/.test(value);
      if (!isAnswer) return 400;
      reply.header(
        'Set-Cookie',
        serializeVisitorCookie(consentCookieName, value, siteOrigin.startsWith('https:')),
      );
      return 204;
    },
  });
}
