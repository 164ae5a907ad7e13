import { type Token, token } from '#ports/token.ts';

/** Taking the visitor to another address of the site. */
export interface Navigator {
  /**
   * Begins the way to a path with query (`/concertagenda?genres=Lied`). A newer way ends an older one that has not arrived.
   * `refine` is another view of the same page: scroll and focus stay, and a visitor who steps back skips the steps between.
   */
  go(path: string, way?: 'visit' | 'refine'): void;
}

export const Navigator: Token<Navigator> = token<Navigator>('Navigator');
