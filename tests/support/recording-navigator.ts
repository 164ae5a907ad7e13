import type { NavigationScope, Navigator } from '#ports/navigator.port.ts';

/** A navigator that only records its calls. */
export class RecordingNavigator implements Navigator {
  readonly navigations: { readonly path: string; readonly scope: NavigationScope }[] = [];

  go(path: string, scope: NavigationScope = 'visit'): void {
    this.navigations.push({ path, scope });
  }
}
