import type { NavigationMode, Navigator } from '#ports/navigator.port.ts';

/** The `navigate` function of react-router's data router. */
export type Navigate = (
  path: string,
  options: {
    readonly replace: boolean;
    readonly preventScrollReset: boolean;
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
    this.#goTo(path, {
      replace: mode === 'refine',
      preventScrollReset: mode === 'filter' || mode === 'refine',
      viewTransition: mode === 'visit',
    });
  }
}
