import { setMaxListeners } from 'node:events';

/** Lifts Node's limit of ten listeners for a signal that all requests of one page share; each listener is removed with its answer. */
export function liftListenerLimit(signal: AbortSignal): AbortSignal {
  setMaxListeners(0, signal);
  return signal;
}
