import type { FastifyInstance } from 'fastify';
import { isSame } from '#src/server/operation/is-same.ts';
import type { Meters } from '#src/server/operation/meters.ts';

/** `/metrics`, for the bearer of a token; without one configured the address is a page like any other. */
export function addMetrics(server: FastifyInstance, meters: Meters, token: string): void {
  if (token === '') return;
  server.get('/metrics', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.code(401).type('text/plain').send('Unauthorized');
    }
    return reply.type('text/plain; version=0.0.4').send(await meters.text);
  });
}
