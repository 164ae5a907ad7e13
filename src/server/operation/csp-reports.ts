import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { parsedJson } from '#domain/json.ts';
import { Logger } from '#ports/logger.port.ts';
import type { World } from '#src/di/world.ts';
import { reportPath } from '#src/server/headers.ts';

/** What browsers call their reports: the old way, one at a time, and the new one, several at once. */
const types = ['application/csp-report', 'application/reports+json'];

const text = v.optional(v.pipe(v.string(), v.maxLength(4000)), '');

const OldReport = v.object({
  'csp-report': v.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
});

const NewReports = v.array(
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({ effectiveDirective: text, blockedURL: text }),
  }),
);

/** Browsers say what the content security policy has stopped. Kept is which rule and whose origin; never an address a person was at. */
export function addCspReports(server: FastifyInstance, world: World): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      types,
      { parseAs: 'string', bodyLimit: 16_384 },
      async (_: unknown, body: string) => body,
    );
    scope.post<{ Body: unknown }>(reportPath, async (request, reply) => {
      for (const { rule, blocked } of reportsIn(request.body)) {
        world.get(Logger).warn('csp.violation', { rule: wordOf(rule), blocked: originIn(blocked) });
      }
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  });
}

interface Report {
  readonly rule: string;
  readonly blocked: string;
}

/** So many of one message are worth a line. */
const most = 10;

function reportsIn(body: unknown): readonly Report[] {
  const json = typeof body === 'string' ? parsedJson(body) : undefined;
  const one = v.safeParse(OldReport, json);
  if (one.success) {
    const {
      'effective-directive': rule,
      'violated-directive': older,
      'blocked-uri': blocked,
    } = one.output['csp-report'];
    return [{ rule: rule || older, blocked }];
  }
  const several = v.safeParse(NewReports, json);
  if (!several.success) return [];
  const bodies = several.output.slice(0, most).map(({ body: said }) => said);
  return bodies.map(({ effectiveDirective, blockedURL }) => ({
    rule: effectiveDirective,
    blocked: blockedURL,
  }));
}

function wordOf(rule: string): string {
  return /^[a-z-]{1,40}/.exec(rule)?.[0] ?? 'unknown';
}

function originIn(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  return URL.canParse(blocked) ? new URL(blocked).origin : 'unknown';
}
