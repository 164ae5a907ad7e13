import { setMaxListeners } from 'node:events';

/** A signal that aborts after `timeoutMs`, for requests that share it: any number, since each listener is removed with its answer. */
export function createDeadline(timeoutMs: number): AbortSignal {
  const signal = AbortSignal.timeout(timeoutMs);
  setMaxListeners(0, signal);
  return signal;
}
