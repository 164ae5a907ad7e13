import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

interface LivenessAddress {
  readonly port: number;
  /** Empty: every address of the machine. */
  readonly host: string;
}

/**
 * Starts an HTTP server for liveness probes, which responds with `ok` in the main thread: while the event loop is blocked a probe gets no
 * answer, and its timeout tells. A port of its own keeps a probe out of the queue of visitors' connections. Rejects if the port is taken.
 */
export async function startLivenessServer({ port, host }: LivenessAddress): Promise<Server> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end('ok');
  });
  // Exclusive: an instance of a cluster listens itself, so that its primary process stands between no probe and the instance.
  server.listen({ port, host, exclusive: true }).unref();
  await once(server, 'listening');
  return server;
}
