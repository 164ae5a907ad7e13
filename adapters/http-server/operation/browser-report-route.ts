import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toClientNetwork } from '#adapters/http-server/client-network.ts';
import { parseJson } from '#domain/json.ts';

interface BrowserReports {
  readonly path: string;
  readonly maxBodyBytes: number;
  /** Handles the JSON of a report, undefined if it is none, and gives the status of the response. */
  readonly receive: (report: unknown, request: FastifyRequest, reply: FastifyReply) => 204 | 400;
}

/** The rate limit for the reports of one client to one path, apart from that of other posts; the window is in milliseconds. */
const reportLimit = {
  max: 20,
  timeWindow: 60_000,
  keyGenerator: ({ ip }: FastifyRequest) => toClientNetwork(ip),
};

/** Adds an endpoint that receives reports of the site's scripts as JSON, limited in size and rate. Its responses have no content. */
export function addBrowserReportRoute(
  server: FastifyInstance,
  { path, maxBodyBytes, receive }: BrowserReports,
): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: maxBodyBytes },
      async (_: unknown, body: string) => body,
    );
    scope.post<{ Body: string }>(path, { config: { rateLimit: reportLimit } }, async (request, reply) => {
      const status = receive(parseJson(request.body ?? ''), request, reply);
      return reply.code(status).header('Cache-Control', 'no-store').send();
    });
  });
}
