import { type Token, token } from '#ports/token.ts';

/** Chance. */
export interface Random {
  /** A number from 0 (included) to 1 (left out), each as likely as another. */
  fraction(): number;
}

export const Random: Token<Random> = token<Random>('Random');
