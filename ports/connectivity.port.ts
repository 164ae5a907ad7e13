import { type Token, createToken } from '#ports/token.ts';

/** Whether the browser is online (TIX-6). */
export interface Connectivity {
  /** False only if the browser is certainly offline; a network without internet access counts as online. */
  isOnline(): boolean;

  /** Calls the listener on every change; returns a function that unsubscribes. */
  listen(onChange: (isOnline: boolean) => void): () => void;
}

export const Connectivity: Token<Connectivity> = createToken<Connectivity>('Connectivity');
