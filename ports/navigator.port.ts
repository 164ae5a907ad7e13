import { type Token, token } from '#ports/token.ts';

/** Taking the visitor to another address of the site. */
export interface Navigator {
  /**
   * Begins the way to a path with query (`/concertagenda?genres=Lied`). A newer way ends an older one that has not arrived.
   * `refine` is another view of the same page: scroll and focus stay, and a visitor who steps back skips the steps between.
   * `step` is the next of several views of one page: a visitor who steps back comes to the one before.
   */
  go(path: string, way?: NavigationMode): void;
}

/** How a way is taken: to another page, to another view of this one, or to the next of its views. */
export type NavigationMode = 'visit' | 'refine' | 'step';

export const Navigator: Token<Navigator> = token<Navigator>('Navigator');
