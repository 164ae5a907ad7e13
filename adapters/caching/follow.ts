/** Waits for something others wait for too: giving up ends one's own waiting and nothing else. */
export function follow<Value>(awaited: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return awaited;
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    awaited.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
