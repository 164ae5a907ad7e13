import type { OfflinePages } from '#ports/offline-pages.port.ts';

/** Pages kept nowhere, but for the list of them. */
export class InMemoryOfflinePages implements OfflinePages {
  /** The concerts read, in order, each as often as it was. */
  readonly read: string[] = [];
  favourites: readonly string[] = [];

  keepRead(path: string): void {
    this.read.push(path);
  }

  keepFavourites(paths: readonly string[]): void {
    this.favourites = paths;
  }
}
