import type { NavigationMode, Navigator } from '#ports/navigator.port.ts';

/** A navigator that only records its calls. */
export class RecordingNavigator implements Navigator {
  readonly navigations: { readonly path: string; readonly way: NavigationMode }[] = [];

  go(path: string, way: NavigationMode = 'visit'): void {
    this.navigations.push({ path, way });
  }
}
