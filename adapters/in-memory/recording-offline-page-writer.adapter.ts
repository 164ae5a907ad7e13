import type { OfflinePageWriter } from '#ports/offline-page-writer.port.ts';

/** Offline pages that only record their calls. */
export class RecordingOfflinePageWriter implements OfflinePageWriter {
  /** The opened concerts in order, with repetitions. */
  readonly opened: string[] = [];
  /** The lists of favourites in order. */
  readonly saved: (readonly string[])[] = [];

  storeOpenedConcert(path: string): void {
    this.opened.push(path);
  }

  storeSavedConcerts(paths: readonly string[]): void {
    this.saved.push(paths);
  }
}
