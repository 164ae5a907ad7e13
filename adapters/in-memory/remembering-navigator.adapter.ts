import type { Navigator, Way } from '#ports/navigator.port.ts';

/** Goes nowhere and remembers where it was sent. */
export class RememberingNavigator implements Navigator {
  readonly ways: { readonly path: string; readonly way: Way }[] = [];

  go(path: string, way: Way = 'visit'): void {
    this.ways.push({ path, way });
  }
}
