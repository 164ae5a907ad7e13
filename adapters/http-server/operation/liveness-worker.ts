import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { LivenessWorkerData } from '#adapters/http-server/operation/liveness.ts';

/** The program of the liveness thread, started by `liveness.ts`; it responds even if the main thread is blocked. */
const { beats, port, host, stalledAfterMs } = workerData as LivenessWorkerData;

const server = createServer((_request, response) => {
  const sinceBeatMs = Number(process.hrtime.bigint() - Atomics.load(beats, 0)) / 1e6;
  const isAlive = sinceBeatMs < stalledAfterMs;
  response.writeHead(isAlive ? 200 : 503, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  response.end(isAlive ? 'ok' : 'stalled');
});
server.listen(port, host, () => {
  parentPort?.postMessage((server.address() as AddressInfo).port, []);
});
