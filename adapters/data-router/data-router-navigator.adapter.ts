import type { NavigationMode, Navigator } from '#ports/navigator.port.ts';

/** The `navigate` function of react-router's data router. */
export type Navigate = (
  path: string,
  options: {
    readonly replace: boolean;
    readonly preventScrollReset: boolean;
    /** Whether the router renders each of its states at once, rather than as a transition of React, frames later. */
    readonly flushSync: boolean;
    readonly viewTransition: boolean;
  },
) => void;

/** Navigates with the data router, which cancels a pending navigation when a new one begins. */
export class DataRouterNavigator implements Navigator {
  readonly #goTo: Navigate;

  constructor(goTo: Navigate) {
    this.#goTo = goTo;
  }

  go(path: string, mode: NavigationMode = 'visit'): void {
    const isInPlace = mode === 'filter' || mode === 'refine';
    this.#goTo(path, {
      replace: mode === 'refine',
      preventScrollReset: isInPlace,
      flushSync: isInPlace,
      viewTransition: mode === 'visit',
    });
  }
}
