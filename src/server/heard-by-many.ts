import { setMaxListeners } from 'node:events';

/** A signal that all the questions of one page may listen to. Node suspects a leak at eleven listeners; these go as their questions are answered. */
export function heardByMany(signal: AbortSignal): AbortSignal {
  setMaxListeners(0, signal);
  return signal;
}
