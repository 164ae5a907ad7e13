import type { NavigationMode, Navigator } from '#ports/navigator.port.ts';

/** The part of react-router's data router that goes somewhere. */
export type GoTo = (
  path: string,
  options: {
    readonly replace: boolean;
    readonly preventScrollReset: boolean;
    readonly viewTransition: boolean;
  },
) => void;

/** Navigates by the data router, which ends an older way when a newer one begins. */
export class DataRouterNavigator implements Navigator {
  readonly #goTo: GoTo;

  constructor(goTo: GoTo) {
    this.#goTo = goTo;
  }

  go(path: string, way: NavigationMode = 'visit'): void {
    const isRefining = way === 'refine';
    const viewTransition = way === 'visit';
    this.#goTo(path, { replace: isRefining, preventScrollReset: isRefining, viewTransition });
  }
}
