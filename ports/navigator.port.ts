import { type Token, createToken } from '#ports/token.ts';

/** Navigation within the site. */
export interface Navigator {
  /**
   * Navigates to a path with query (`/concertagenda?genres=Lied`). A newer navigation cancels a pending one. `filter` shows another
   * view of the same page: scroll position and focus stay, no page transition runs, and Back returns to the previous view. `refine`
   * does the same, except that Back skips the intermediate views. `step` shows the next of several views of one page from its top:
   * Back returns to the previous view.
   */
  go(path: string, mode?: NavigationMode): void;
}

/** The mode of a navigation: to another page, to another view of this page (with or without a history entry), or to the next of its views. */
export type NavigationMode = 'visit' | 'filter' | 'refine' | 'step';

export const Navigator: Token<Navigator> = createToken<Navigator>('Navigator');
