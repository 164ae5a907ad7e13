import type { NavigationScope, Navigator } from '#ports/navigator.port.ts';

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

  go(path: string, mode: NavigationScope = 'visit'): void {
    const isRefining = mode === 'refine';
    const viewTransition = mode === 'visit';
    this.#goTo(path, { replace: isRefining, preventScrollReset: isRefining, viewTransition });
  }
}
