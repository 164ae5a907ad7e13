/** Waits for something others wait for too: giving up ends one's own waiting and nothing else. */
export function awaitWithSignal<Value>(
  pending: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  if (!signal) return pending;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    pending.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
