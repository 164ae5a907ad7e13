import { type Token, token } from '#ports/token.ts';

/**
 * Concert pages stored on the device for offline reading. Only public pages are stored. No member throws or waits; if storing is
 * impossible, that is logged once.
 */
export interface OfflinePageWriter {
  /** Stores a concert page that the visitor reads. `path` is on this site, with its locale prefix. */
  storeReadPage(path: string): void;

  /** Stores exactly the visitor's favourites; empty for an anonymous visitor. Paths as above. */
  storeFavourites(paths: readonly string[]): void;
}

export const OfflinePageWriter: Token<OfflinePageWriter> = token<OfflinePageWriter>('OfflinePageWriter');
