import type { OfflinePageWriter } from '#ports/offline-page-writer.port.ts';

/** Offline pages that only record their calls. */
export class RecordingOfflinePageWriter implements OfflinePageWriter {
  /** The stored read pages in order, with repetitions. */
  readonly read: string[] = [];
  favourites: readonly string[] = [];

  storeReadPage(path: string): void {
    this.read.push(path);
  }

  storeFavourites(paths: readonly string[]): void {
    this.favourites = paths;
  }
}
