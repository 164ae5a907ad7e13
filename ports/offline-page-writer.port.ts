import { type Token, createToken } from '#ports/token.ts';

/**
 * Concerts stored on the device for offline reading, by the paths of their pages on this site, with their locale prefix. Only public
 * pages are stored. No member throws or waits; if storing is impossible, that is logged once. Calls take effect in order.
 */
export interface OfflinePageWriter {
  /** Stores a concert that the visitor has opened. */
  storeOpenedConcert(path: string): void;

  /**
   * Stores the visitor's favourites that are not stored yet, and removes all others; none for an anonymous visitor. A removed favourite
   * that was also opened remains.
   */
  storeSavedConcerts(paths: readonly string[]): void;
}

export const OfflinePageWriter: Token<OfflinePageWriter> =
  createToken<OfflinePageWriter>('OfflinePageWriter');
