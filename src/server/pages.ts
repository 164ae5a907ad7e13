import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageHandler } from '#src/server/pages/page-handler.ts';

/** Answers a request with the page at its address. */
export type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A route that the shape of a whole path tells, which the router cannot: its answer, or undefined where the path is not its own. */
export type ShapedRoute = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined;

export function servePageOf(pageHandler: PageHandler): ServePage {
  return (request, reply) => {
    reply.hijack();
    return pageHandler.answer(request.raw, reply.raw);
  };
}

/** Every address that nothing else of the site answers: first the routes told by their shape, in order; the rest are pages. */
export function addPages(
  server: FastifyInstance,
  servePage: ServePage,
  shaped: readonly ShapedRoute[] = [],
): void {
  server.get('/*', (request, reply) => {
    for (const route of shaped) {
      const answer = route(request, reply);
      if (answer) return answer;
    }
    return servePage(request, reply);
  });
}
