import { setMaxListeners } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageDesk } from '#src/server/pages/page-desk.ts';

/** One page asks for so many things at once, all of which listen to its one deadline; Node suspects a leak at eleven. */
const askersOfAPage = 200;

/** Answers a request with the page at its address. */
export type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export function servePageOf(desk: PageDesk): ServePage {
  return (request, reply) => {
    reply.hijack();
    return desk.answer(request.raw, reply.raw);
  };
}

/** Every address that nothing else of the site answers is a page. */
export function addPages(server: FastifyInstance, servePage: ServePage): void {
  setMaxListeners(askersOfAPage);
  server.get('/*', servePage);
}

/** Answers an address that nothing of the site can have. */
export function refuse(reply: FastifyReply): FastifyReply {
  return reply
    .code(400)
    .header('Cache-Control', 'no-store')
    .type('text/plain')
    .send('This address cannot be read.');
}
