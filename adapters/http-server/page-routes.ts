import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageHandler } from '#adapters/http-server/pages/page-handler.ts';

/** Responds to a request with the page at its path. */
export type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A route matched by the form of a whole path, which the router cannot express. Returns undefined if the path does not match. */
export type PathPatternHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply> | undefined;

export function createServePage(pageHandler: PageHandler): ServePage {
  return async (request, reply) => {
    await pageHandler.answer(request.raw, reply.raw, request.ip);
    // Only now: what rejects before it has answered is answered by the error handler.
    reply.hijack();
  };
}

/** Handles all paths without a route of their own: tries the shaped routes in order, then serves a page. */
export function addPages(
  server: FastifyInstance,
  servePage: ServePage,
  shaped: readonly PathPatternHandler[] = [],
): void {
  server.get('/*', (request, reply) => {
    for (const route of shaped) {
      const answer = route(request, reply);
      if (answer) return answer;
    }
    return servePage(request, reply);
  });
}
