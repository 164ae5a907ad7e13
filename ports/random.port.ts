import { type Token, createToken } from '#ports/token.ts';

/** A source of random numbers. */
export interface Random {
  /** An evenly distributed number from 0 (included) to 1 (excluded). */
  fraction(): number;
}

export const Random: Token<Random> = createToken<Random>('Random');
