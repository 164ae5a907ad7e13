/** Ends the process well when it is told to, and badly when a promise nobody held was broken: whoever watches starts another. */
export function whenToldToStop(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = (code: number): void => {
    if (isStopping) return;
    isStopping = true;
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
