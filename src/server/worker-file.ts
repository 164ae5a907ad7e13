import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The worker that keeps pages for when there is no network. It has one name for ever, so browsers ask each time whether it changed. */
export function addWorkerFile(server: FastifyInstance, clientDirectory: string): void {
  const worker = readFileSync(join(clientDirectory, 'service-worker.js'));
  server.get('/service-worker.js', (_request, reply) =>
    reply.type('text/javascript').header('Cache-Control', 'no-cache').send(worker),
  );
}
