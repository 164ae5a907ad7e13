import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Container } from 'inversify';
import * as v from 'valibot';
import { toClientNetwork } from '#adapters/http-server/admission/admission-control.ts';
import { errorReportPath } from '#adapters/http-server/operation/request-meter.ts';
import type { BuildAssets } from '#adapters/http-server/responses/asset-manifest.ts';
import { cspReportPath } from '#adapters/http-server/responses/headers.ts';
import type { ServerSettings } from '#adapters/http-server/responses/server-settings.ts';
import { parseJson } from '#domain/json.ts';
import { locales } from '#domain/locale/locale.ts';
import { addMilliseconds, formatUtcIso, hourMs } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import type { Logger } from '#ports/logger.port.ts';

/** `application/json`: an error of a script. CSP: the legacy format (one report) and the Reporting API (a list). */
const contentTypes = ['application/json', 'application/csp-report', 'application/reports+json'];

/** The rate limit for what scripts send of one client to one path, apart from that of forms; the window is in milliseconds. */
export const scriptPostLimit = {
  max: 20,
  timeWindow: 60_000,
  keyGenerator: ({ ip }: FastifyRequest) => toClientNetwork(ip),
};

/**
 * Adds the endpoints for what browsers report: errors of scripts, and violations of the content security policy. A document gets the
 * module that reports errors at its first one. Each report is one line in the log, without anything that identifies a visitor.
 */
export function addReportRoutes(
  server: FastifyInstance,
  { assets, logger }: { readonly assets: BuildAssets; readonly logger: Logger },
): void {
  server.get(errorReportPath, (_request, reply) => {
    reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'private, max-age=600');
    return reply.send(assets.errorReporter);
  });
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(contentTypes, { parseAs: 'string' }, async (_: unknown, body: string) =>
      parseJson(body),
    );
    const errorOptions = { bodyLimit: 8192, config: { rateLimit: scriptPostLimit } };
    scope.post(errorReportPath, errorOptions, async ({ body, headers }, reply) => {
      const report = v.safeParse(ErrorReport, body);
      if (report.success)
        logger.warn('browser.error', { ...report.output, browser: findBrowser(headers['user-agent']) });
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
    scope.post(cspReportPath, { bodyLimit: 16_384 }, async ({ body }, reply) => {
      const report = v.safeParse(CspReports, body);
      if (report.success) for (const violation of report.output) logger.warn('csp.violation', violation);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  });
}

/** An error, without e-mail addresses, queries, tokens and numbers. The script of the document removes them too, but a report can come from elsewhere. */
const ErrorReport = v.object({
  message: v.pipe(
    v.string(),
    v.maxLength(1000),
    v.transform((text) => text.slice(0, 300).replace(/\S*(?:@|%40)\S*|[?#]\S*|\w{20,}|\d+/gi, '*')),
  ),
  frames: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^\/assets\/[\w.-]{1,100}:\d{1,9}:\d{1,9}$/))),
    v.maxLength(20),
    v.transform((frames) => [...new Set(frames)].join(' ')),
  ),
  path: v.pipe(
    v.string(),
    v.startsWith('/'),
    v.maxLength(1000),
    v.transform((path) => path.replace(/[?#].*/s, '').slice(0, 200)),
    v.transform((path) => path.replace(/[^/]*(?:@|%40)[^/]*|\w{20,}/gi, '*')),
  ),
  build: v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/)),
});

/** The token of `User-Agent` that names a browser and its version, the most specific first: `Chrome` is in most, `Version` is Safari's. */
const browserTokens = [/\b(?:Edg\w*|SamsungBrowser|Firefox|FxiOS|CriOS)\/\d+/, /\b(?:Chrome|Version)\/\d+/];

function findBrowser(userAgent = ''): string {
  return browserTokens.map((token) => token.exec(userAgent)?.[0]).find(Boolean) ?? 'other';
}

const text = v.optional(v.pipe(v.string(), v.maxLength(4000)), '');

const violation = (rule: string, blocked: string) => ({
  rule: /^[a-z-]{1,40}/.exec(rule)?.[0] ?? 'unknown',
  blocked: toOrigin(blocked),
});

/** The violated rule and the blocked origin of at most ten violations, never the address of the visitor's page. */
const CspReports = v.union([
  v.pipe(
    v.object({
      'csp-report': v.object({
        'effective-directive': text,
        'violated-directive': text,
        'blocked-uri': text,
      }),
    }),
    v.transform(({ 'csp-report': report }) => [
      violation(report['effective-directive'] || report['violated-directive'], report['blocked-uri']),
    ]),
  ),
  v.pipe(
    v.array(
      v.object({
        type: v.literal('csp-violation'),
        body: v.object({ effectiveDirective: text, blockedURL: text }),
      }),
    ),
    v.transform((reports) =>
      reports.slice(0, 10).map(({ body }) => violation(body.effectiveDirective, body.blockedURL)),
    ),
  ),
]);

function toOrigin(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  return URL.canParse(blocked) ? new URL(blocked).origin : 'unknown';
}

/** Half a year, in milliseconds. RFC 9116 recommends less than a year. */
const securityTxtLifetimeMs = 183 * 24 * hourMs;

/** Adds `security.txt`: where to report a vulnerability (RFC 9116). */
export function addSecurityTxtRoute(server: FastifyInstance, world: Container, config: ServerSettings): void {
  const { siteOrigin, operation } = config;
  const path = '/.well-known/security.txt';
  server.get(path, async (_request, reply) => {
    const lines = [
      `Contact: ${operation.securityContact}`,
      `Expires: ${formatUtcIso(addMilliseconds(world.get(Clock).now(), securityTxtLifetimeMs))}`,
      `Preferred-Languages: ${locales.join(', ')}`,
      `Canonical: ${siteOrigin}${path}`,
    ];
    reply.headers({ 'Cache-Control': 'public, max-age=86400' });
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
