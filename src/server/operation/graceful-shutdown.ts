import { Worker } from 'node:worker_threads';

/** Milliseconds after the drain in which the process has ended, whatever hangs: some less than the ten seconds that are promised. */
export const shutdownLimitMs = 9500;

/** Ends the whole process from a thread of its own, so that neither a promise nor the main loop can hold it. */
const killer = `
const { workerData } = require('node:worker_threads');
setTimeout(() => process.kill(process.pid, 'SIGKILL'), workerData);
`;

/**
 * Stops the process when it is told to, with 0, and when an error was caught by nobody, with 1: then whatever watches it starts
 * another. `stop` has `deadlineMs` milliseconds; after that the process is killed.
 */
export function shutDownOnSignal(stop: () => Promise<void>, deadlineMs: number): void {
  let isStopping = false;
  const end = (code: number): void => {
    if (isStopping) return;
    isStopping = true;
    new Worker(killer, { eval: true, workerData: deadlineMs, execArgv: [] }).unref();
    void stop().finally(() => process.exit(code));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(0));
  for (const accident of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(accident, (cause: unknown) => {
      const { message, stack } =
        cause instanceof Error ? cause : { message: String(cause), stack: undefined };
      console.error(JSON.stringify({ level: 'error', event: 'server.broken', cause: { message, stack } }));
      end(1);
    });
  }
}
