import type { FastifyInstance } from 'fastify';
import { figureSvgAt } from '#domain/figure/figure-svg-at.ts';

/** The sound figures, drawn from their address alone and so immutable. */
export function addFigures(server: FastifyInstance): void {
  server.get('/figure/*', (request, reply) => {
    const svg = figureSvgAt(request.url);
    if (svg === undefined) return reply.code(404).type('text/plain').send('No such figure');
    return reply
      .type('image/svg+xml')
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .send(svg);
  });
}
