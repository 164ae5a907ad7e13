import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { createKnownBuildCheck } from '#adapters/http-server/asset-routes.ts';
import { otherBuildsLabel } from '#adapters/http-server/browser-errors/browser-error-meter.ts';
import { parseBrowser } from '#adapters/http-server/browser-errors/browser-name.ts';
import { toClientNetwork } from '#adapters/http-server/client-network.ts';
import { addBrowserReportRoute } from '#adapters/http-server/operation/browser-report-route.ts';
import { errorReportPath } from '#adapters/http-server/operation/route-class.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';

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

/**
 * Adds the endpoint for errors in browsers. A document gets the module that reports them at the first error; each report is logged, and
 * counted by build and browser. Nothing in it identifies a visitor. A report of a build that the site does not serve is invented, or too
 * old to be of use: it is counted as `other`, and not logged.
 */
export function addErrorReportRoutes(server: FastifyInstance, pipeline: Pipeline): void {
  const { settings, assets, logger, random, meters } = pipeline;
  const { browserErrorSampleRate, sharedAssets } = settings.operation;
  const isServedBuild = createKnownBuildCheck(assets, sharedAssets);
  server.get(errorReportPath, (_request, reply) => {
    const isSampled = random.fraction() < browserErrorSampleRate;
    reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'private, max-age=600');
    return reply.send(isSampled ? assets.errorReporter : silentReporter);
  });
  addBrowserReportRoute(server, {
    path: errorReportPath,
    maxBodyBytes,
    receive: (body, { headers, ip }) => {
      const report = v.safeParse(ErrorReport, body);
      if (!report.success) return 204;
      const { message, frames, path, build } = report.output;
      const { name, version } = parseBrowser(headers['user-agent']);
      const isServed = isServedBuild(build);
      const client = toClientNetwork(ip);
      meters.browserErrors.count({ build: isServed ? build : otherBuildsLabel, browser: name, client });
      if (isServed)
        logger.warn('browser.error', {
          message: redactMessage(message),
          frames: [...new Set(frames)].join(' '),
          path: redactPath(path),
          build,
          browser: `${name} ${version}`.trim(),
        });
      return 204;
    },
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
