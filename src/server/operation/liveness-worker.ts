import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { LivenessData } from '#src/server/operation/liveness.ts';

/** The thread that answers for the process, whatever its main thread does. `liveness.ts` starts it. */
const { beats, port, host, stalledAfterMs } = workerData as LivenessData;

const server = createServer((_request, response) => {
  const silentMs = Number(process.hrtime.bigint() - Atomics.load(beats, 0)) / 1e6;
  const isAlive = silentMs < stalledAfterMs;
  response.writeHead(isAlive ? 200 : 503, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  response.end(isAlive ? 'ok' : 'stalled');
});
server.listen(port, host, () => {
  parentPort?.postMessage((server.address() as AddressInfo).port, []);
});
