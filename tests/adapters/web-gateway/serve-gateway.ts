import Fastify from 'fastify';
import { Admission } from '#adapters/http-server/admission/admission.ts';
import { AnswerCache } from '#adapters/http-server/gateway/answer-cache.ts';
import { addGateway } from '#adapters/http-server/gateway/gateway.ts';
import { CacheReadRecorder } from '#adapters/http-server/pages/cache-read-recorder.ts';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import type { Hall } from '#domain/hall/edition.ts';
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
