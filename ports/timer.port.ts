import { type Token, token } from '#ports/token.ts';

/** Doing something later. */
export interface Timer {
  /** Calls `act` once after so many milliseconds; the function returned calls it off, and may be called at any time. */
  after(milliseconds: number, act: () => void): () => void;
}

export const Timer: Token<Timer> = token<Timer>('Timer');
