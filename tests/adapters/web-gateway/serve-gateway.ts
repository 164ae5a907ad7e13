import Fastify from 'fastify';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import type { Hall } from '#domain/hall/edition.ts';
import { Admission } from '#src/server/admission/admission.ts';
import { addGateway } from '#src/server/gateway/gateway.ts';
import { stillWorld } from '#tests/support/world.ts';

/** The site's gateway over an in-memory hall. */
export async function serveGateway(hall: Hall): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const server = Fastify();
  const timer = new ManualTimer();
  addGateway(server, stillWorld(hall), new Admission({ clock: timer.clock, timer }));
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return { origin, close: () => server.close() };
}
