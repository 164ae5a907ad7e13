import { setMaxListeners } from 'node:events';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PageDesk } from '#src/server/pages/page-desk.ts';

/** One page asks for so many things at once, all of which listen to its one deadline; Node suspects a leak at eleven. */
const askersOfAPage = 200;

/** Every address that nothing else of the site answers is a page. */
export function addPages(server: FastifyInstance, desk: PageDesk): void {
  setMaxListeners(askersOfAPage);
  server.get('/*', (request, reply) => {
    reply.hijack();
    return desk.answer(request.raw, reply.raw);
  });
}

/** Answers an address that nothing of the site can have. */
export function refuse(reply: FastifyReply): FastifyReply {
  return reply
    .code(400)
    .header('Cache-Control', 'no-store')
    .type('text/plain')
    .send('This address cannot be read.');
}
