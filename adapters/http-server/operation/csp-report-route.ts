import type { FastifyInstance } from 'fastify';
import type { Container } from 'inversify';
import * as v from 'valibot';
import { cspReportPath } from '#adapters/http-server/headers.ts';
import { parseJson } from '#domain/json.ts';
import { Logger } from '#ports/logger.port.ts';

/** The content types of reports: the legacy format (one report) and the Reporting API (a list). */
const contentTypes = ['application/csp-report', 'application/reports+json'];

const text = v.optional(v.pipe(v.string(), v.maxLength(4000)), '');

const LegacyReport = v.object({
  'csp-report': v.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
});

const ReportingApiReports = v.array(
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({ effectiveDirective: text, blockedURL: text }),
  }),
);

/** Adds the endpoint for CSP reports. Logs the violated directive and the blocked origin, never the address of the visitor's page. */
export function addCspReportRoute(server: FastifyInstance, world: Container): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      contentTypes,
      { parseAs: 'string', bodyLimit: 16_384 },
      async (_: unknown, body: string) => body,
    );
    scope.post<{ Body: unknown }>(cspReportPath, async (request, reply) => {
      for (const { rule, blocked } of parseReports(request.body)) {
        world.get(Logger).warn('csp.violation', { rule: toDirective(rule), blocked: toOrigin(blocked) });
      }
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  });
}

interface Report {
  readonly rule: string;
  readonly blocked: string;
}

/** At most this many reports of one request are logged. */
const maxReports = 10;

function parseReports(body: unknown): readonly Report[] {
  const json = typeof body === 'string' ? parseJson(body) : undefined;
  const legacy = v.safeParse(LegacyReport, json);
  if (legacy.success) {
    const {
      'effective-directive': rule,
      'violated-directive': legacyRule,
      'blocked-uri': blocked,
    } = legacy.output['csp-report'];
    return [{ rule: rule || legacyRule, blocked }];
  }
  const list = v.safeParse(ReportingApiReports, json);
  if (!list.success) return [];
  const bodies = list.output.slice(0, maxReports).map((report) => report.body);
  return bodies.map(({ effectiveDirective, blockedURL }) => ({
    rule: effectiveDirective,
    blocked: blockedURL,
  }));
}

function toDirective(rule: string): string {
  return /^[a-z-]{1,40}/.exec(rule)?.[0] ?? 'unknown';
}

function toOrigin(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  return URL.canParse(blocked) ? new URL(blocked).origin : 'unknown';
}
