import { once } from 'node:events';
import { startThread } from '#src/server/threads/start-thread.ts';

interface LivenessDependencies {
  readonly port: number;
  readonly host: string;
  /** The process is not alive when its main loop has not turned for so long. */
  readonly stalledAfterMs?: number;
}

/** What the thread is started with. */
export interface LivenessData extends Required<LivenessDependencies> {
  /** When the main loop last turned, by the machine's monotonic clock. */
  readonly beats: BigInt64Array;
}

/** Whether the process is alive, answered by a thread of its own. */
export interface Liveness {
  readonly port: number;
  close(): Promise<void>;
}

const usuallyStalledAfterMs = 10_000;

/** How often the main loop says that it turns, in milliseconds. */
const beatMs = 500;

/**
 * Listens for liveness probes in a thread of its own: answered at once however much the main thread has to do, with `ok`, and
 * with 503 where the main loop has not turned for ten seconds. Rejects where the port is taken.
 */
export async function startLiveness({
  port,
  host,
  stalledAfterMs = usuallyStalledAfterMs,
}: LivenessDependencies): Promise<Liveness> {
  const beats = new BigInt64Array(new SharedArrayBuffer(8));
  const beat = () => void Atomics.store(beats, 0, process.hrtime.bigint());
  beat();
  const beating = setInterval(beat, Math.min(beatMs, stalledAfterMs / 4)).unref();
  const workerData: LivenessData = { beats, port, host, stalledAfterMs };
  const thread = startThread(import.meta.url, 'liveness-worker', { name: 'liveness', workerData });
  const [listeningAt] = (await once(thread, 'message')) as [number];
  return {
    port: listeningAt,
    close: async () => {
      clearInterval(beating);
      await thread.terminate();
    },
  };
}
