import { Worker } from 'node:worker_threads';

/** The process exits within this time after the drain, whatever hangs: a little less than the documented ten seconds. */
export const shutdownLimitAfterDrainMs = 9500;

/** Kills the process from a worker thread, so that a blocked main thread cannot prevent it. */
const killer = `
const { workerData } = require('node:worker_threads');
setTimeout(() => process.kill(process.pid, 'SIGKILL'), workerData);
`;

/**
 * Stops the process on SIGTERM and SIGINT (exit code 0) and after an uncaught error (exit code 1, so that a supervisor restarts
 * it). The process is killed if `stop` takes longer than `deadlineMs` milliseconds.
 */
export function shutDownOnSignal(stop: () => Promise<void>, deadlineMs: number): void {
  let isStopping = false;
  const shutDown = (code: number): void => {
    if (isStopping) return;
    isStopping = true;
    const thread = new Worker(killer, { eval: true, workerData: deadlineMs, execArgv: [] });
    thread.unref();
    // From Node 22 on a thread needs file descriptors; where none is free, a timer ends at least a stop that hangs.
    thread.on('error', () => setTimeout(() => process.kill(process.pid, 'SIGKILL'), deadlineMs).unref());
    void stop().finally(() => process.exit(code));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => shutDown(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (cause: unknown) => {
      const { message, stack } =
        cause instanceof Error ? cause : { message: String(cause), stack: undefined };
      console.error(JSON.stringify({ level: 'error', event: 'server.broken', cause: { message, stack } }));
      shutDown(1);
    });
  }
}
