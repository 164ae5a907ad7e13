import type { OfflinePages } from '#ports/offline-pages.port.ts';

/** Pages kept nowhere, but for the list of them. */
export class InMemoryOfflinePages implements OfflinePages {
  /** The concerts read, in order, each as often as it was. */
  readonly read: string[] = [];
  favourites: readonly string[] = [];

  storeReadPage(path: string): void {
    this.read.push(path);
  }

  storeFavourites(paths: readonly string[]): void {
    this.favourites = paths;
  }
}
