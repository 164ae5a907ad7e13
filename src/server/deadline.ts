import { setMaxListeners } from 'node:events';

/** One page asks for so many things at once, all of which listen to its deadline. */
const askers = 200;

/** A signal that ends what takes longer than so many milliseconds. */
export function deadline(milliseconds: number): AbortSignal {
  const signal = AbortSignal.timeout(milliseconds);
  setMaxListeners(askers, signal);
  return signal;
}
