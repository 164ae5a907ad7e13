import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PageDesk } from '#src/server/pages/page-desk.ts';

/** Every address that nothing else of the site answers is a page. */
export function addPages(server: FastifyInstance, desk: PageDesk): void {
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
