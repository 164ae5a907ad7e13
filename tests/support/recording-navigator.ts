import type { NavigationMode, Navigator } from '#ports/navigator.port.ts';

/** A navigator that only records its calls. */
export class RecordingNavigator implements Navigator {
  readonly navigations: { readonly path: string; readonly scope: NavigationMode }[] = [];

  go(path: string, scope: NavigationMode = 'visit'): void {
    this.navigations.push({ path, scope });
  }
}
