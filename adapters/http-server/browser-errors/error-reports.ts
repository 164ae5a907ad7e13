import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Container } from 'inversify';
import * as v from 'valibot';
import {
  type BrowserErrorMeter,
  otherBuilds,
} from '#adapters/http-server/browser-errors/browser-error-meter.ts';
import { parseBrowser } from '#adapters/http-server/browser-errors/browser-name.ts';
import { toClientNetwork } from '#adapters/http-server/client-network.ts';
import { parseJson } from '#domain/json.ts';
import { Logger } from '#ports/logger.port.ts';
import { Random } from '#ports/random.port.ts';

/** Where browsers get the module that reports errors (`src/browser/reports/report-errors.ts`), and where it sends them. */
export const errorReportPath = '/errors';

/** The module for documents that report nothing. */
const silentReporter = 'export const report = () => {};';

/** What the script of a document sends. The script may be that of an older build, or of no build at all. */
const ErrorReport = v.object({
  message: v.pipe(v.string(), v.maxLength(1000)),
  frames: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^\/assets\/[\w.-]{1,100}:\d{1,9}:\d{1,9}$/))),
    v.maxLength(20),
  ),
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(1000)),
  build: v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/)),
});

const maxBodyBytes = 8192;

/** The rate limit for the reports of one client, apart from that of other posts; the window is in milliseconds. */
const reportLimit = {
  max: 20,
  timeWindow: 60_000,
  keyGenerator: ({ ip }: FastifyRequest) => toClientNetwork(ip),
};

interface ErrorReportParts {
  readonly world: Container;
  readonly meter: BrowserErrorMeter;
  /** The module that reports errors. */
  readonly reporter: string;
  /** Whether a build is one whose files this site serves. */
  readonly isServedBuild: (build: string) => boolean;
  /** The share of documents that report, 0 to 1. */
  readonly sampleRate: number;
}

/**
 * Adds the endpoint for errors in browsers. A document gets the module that reports them at the first error; each report is logged, and
 * counted by build and browser. Nothing in it identifies a visitor. A report of a build that the site does not serve is invented, or too
 * old to be of use: it is counted as `other`, and not logged.
 */
export function addErrorReports(
  server: FastifyInstance,
  { world, meter, reporter, isServedBuild, sampleRate }: ErrorReportParts,
): void {
  server.get(errorReportPath, (_request, reply) => {
    const isSampled = world.get(Random).fraction() < sampleRate;
    reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'private, max-age=600');
    return reply.send(isSampled ? reporter : silentReporter);
  });
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: maxBodyBytes },
      async (_: unknown, body: string) => body,
    );
    scope.post<{ Body: string }>(
      errorReportPath,
      { config: { rateLimit: reportLimit } },
      async (request, reply) => {
        const report = v.safeParse(ErrorReport, parseJson(request.body ?? ''));
        if (report.success) {
          const { message, frames, path, build } = report.output;
          const { name, version } = parseBrowser(request.headers['user-agent']);
          const isServed = isServedBuild(build);
          const client = toClientNetwork(request.ip);
          meter.count({ build: isServed ? build : otherBuilds, browser: name, client });
          if (isServed)
            world.get(Logger).warn('browser.error', {
              message: redactMessage(message),
              frames: [...new Set(frames)].join(' '),
              path: redactPath(path),
              build,
              browser: `${name} ${version}`.trim(),
            });
        }
        return reply.code(204).header('Cache-Control', 'no-store').send();
      },
    );
  });
}

/** The message without e-mail addresses, queries, tokens and numbers. The script removes them too; the log does not depend on it. */
function redactMessage(message: string): string {
  return message.slice(0, 300).replace(/\S*(?:@|%40)\S*|[?#]\S*|\w{20,}|\d+/gi, '*');
}

/** The path without query, and without parts that may be an e-mail address or a token. */
function redactPath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  return pathname.slice(0, 200).replace(/[^/]*(?:@|%40)[^/]*|\w{20,}/gi, '*');
}
