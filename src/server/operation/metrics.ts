import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Meters } from '#src/server/operation/meters.ts';

/** `/metrics`, for the bearer of a token; without one configured the address is a page like any other. */
export function addMetrics(server: FastifyInstance, meters: Meters, token: string): void {
  if (token === '') return;
  server.get('/metrics', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.code(401).type('text/plain').send('Who asks?');
    }
    return reply.type('text/plain; version=0.0.4').send(await meters.text);
  });
}

/** Whether two texts are the same, in a time that does not tell where they differ. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}
