import type { OfflinePage, OfflinePageWriter } from '#ports/offline-page-writer.port.ts';

/** Offline pages that only record their calls. */
export class RecordingOfflinePageWriter implements OfflinePageWriter {
  /** The stored read pages in order, with repetitions. */
  readonly read: OfflinePage[] = [];
  /** The stored favourites in order, with repetitions. */
  favourites: readonly OfflinePage[] = [];

  storeReadPage(page: OfflinePage): void {
    this.read.push(page);
  }

  storeFavourite(page: OfflinePage): void {
    this.favourites = [...this.favourites, page];
  }

  removeOtherFavourites(paths: readonly string[]): void {
    this.favourites = this.favourites.filter(({ path }) => paths.includes(path));
  }
}
