import { type Token, createToken } from '#ports/token.ts';

/** Delayed execution. */
export interface Timer {
  /** Calls `act` once after a delay; returns a function that cancels it, and that may be called at any time. */
  after(milliseconds: number, act: () => void): () => void;
}

export const Timer: Token<Timer> = createToken<Timer>('Timer');
