/** The process exits within this time after the drain if its stop hangs: a little less than the documented ten seconds. */
export const shutdownLimitAfterDrainMs = 9500;

/**
 * Stops the process on SIGTERM and SIGINT (exit code 0) and after an uncaught error (exit code 1, so that a supervisor restarts
 * it). The process is killed if `stop` takes longer than `deadlineMs` milliseconds; if it blocks the event loop, the process manager has to kill it.
 */
export function shutDownOnSignal(stop: () => Promise<void>, deadlineMs: number): void {
  let isStopping = false;
  const shutDown = (code: number): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), deadlineMs).unref();
    void stop().finally(() => process.exit(code));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => shutDown(0));
  // Node raises an unhandled rejection as one.
  process.on('uncaughtException', ({ message, stack }) => {
    console.error(JSON.stringify({ level: 'error', event: 'server.broken', cause: { message, stack } }));
    shutDown(1);
  });
}
