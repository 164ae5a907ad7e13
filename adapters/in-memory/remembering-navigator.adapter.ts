import type { Navigator } from '#ports/navigator.port.ts';

/** Goes nowhere and remembers where it was sent. */
export class RememberingNavigator implements Navigator {
  readonly ways: { readonly path: string; readonly way: 'visit' | 'refine' }[] = [];

  go(path: string, way: 'visit' | 'refine' = 'visit'): void {
    this.ways.push({ path, way });
  }
}
