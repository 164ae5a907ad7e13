import Fastify from 'fastify';
import { addGatewayRoutes } from '#adapters/http-server/routes/gateway-routes.ts';
import type { Hall } from '#adapters/shared/hall.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aPipeline } from '#tests/support/a-pipeline.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { stillWorld } from '#tests/support/world.ts';

/** The site's gateway over an in-memory hall. */
export async function serveGateway(hall: Hall): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const server = Fastify();
  const pipeline = aPipeline(stillWorld({ ...hall, startsAt: aHall().startsAt }), {
    timer: new ManualTimer(),
  });
  addGatewayRoutes(server, pipeline, async () => false);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return { origin, close: () => server.close() };
}
