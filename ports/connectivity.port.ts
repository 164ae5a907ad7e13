import { type Token, token } from '#ports/token.ts';

/** Whether there is a network at all, as the browser knows it (TIX-6). */
export interface Connectivity {
  /** False only where the browser is sure; a network that leads nowhere counts as one. */
  isOnline(): boolean;

  /** Calls `told` at every change from now on; the function returned ends it. */
  listen(told: (isOnline: boolean) => void): () => void;
}

export const Connectivity: Token<Connectivity> = token<Connectivity>('Connectivity');
