import Fastify from 'fastify';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import type { Hall } from '#domain/hall/edition.ts';
import { Admission } from '#src/server/admission/admission.ts';
import { AnswerCache } from '#src/server/gateway/answer-cache.ts';
import { addGateway } from '#src/server/gateway/gateway.ts';
import { CacheReadRecorder } from '#src/server/pages/cache-read-recorder.ts';
import { stillWorld } from '#tests/support/world.ts';

/** The site's gateway over an in-memory hall. */
export async function serveGateway(hall: Hall): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const server = Fastify();
  const timer = new ManualTimer();
  const { clock } = timer;
  addGateway(server, {
    world: stillWorld(hall),
    admission: new Admission({ clock, timer }),
    answerCache: new AnswerCache({ clock, timer, readRecorder: new CacheReadRecorder() }),
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return { origin, close: () => server.close() };
}
