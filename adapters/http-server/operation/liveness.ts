import { once } from 'node:events';
import { startThread } from '#adapters/http-server/threads/start-thread.ts';

interface LivenessDependencies {
  readonly port: number;
  /** Empty: every address of the machine. */
  readonly host: string;
  /** The process counts as stalled if its event loop has not run for this long. */
  readonly stalledAfterMs?: number;
}

/** The worker data of the liveness thread. */
export interface LivenessWorkerData extends Required<LivenessDependencies> {
  /** When the event loop last ran, in nanoseconds of the monotonic clock. */
  readonly beats: BigInt64Array;
}

/** The running liveness server. */
export interface LivenessServer {
  readonly port: number;
  close(): Promise<void>;
}

const defaultStalledAfterMs = 10_000;

/** How often the event loop records that it runs. */
const beatMs = 500;

/**
 * Starts an HTTP server for liveness probes in a worker thread, so that a busy main thread does not delay it. It responds with
 * `ok`, or with 503 if the event loop has not run for ten seconds. Rejects if the port is taken.
 */
export async function startLiveness({
  port,
  host,
  stalledAfterMs = defaultStalledAfterMs,
}: LivenessDependencies): Promise<LivenessServer> {
  const beats = new BigInt64Array(new SharedArrayBuffer(8));
  const recordBeat = () => void Atomics.store(beats, 0, process.hrtime.bigint());
  recordBeat();
  const interval = setInterval(recordBeat, Math.min(beatMs, stalledAfterMs / 4)).unref();
  const workerData: LivenessWorkerData = { beats, port, host, stalledAfterMs };
  const thread = startThread(import.meta.url, 'liveness-worker', { name: 'liveness', workerData });
  const [actualPort] = (await once(thread, 'message')) as [number];
  return {
    port: actualPort,
    close: async () => {
      clearInterval(interval);
      await thread.terminate();
    },
  };
}
