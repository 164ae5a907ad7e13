import { type Token, token } from '#ports/token.ts';

/**
 * Concerts kept on the visitor's device, to be read without a network. Only public pages are kept. No member throws or waits:
 * where nothing can be kept, nothing is, and that is logged once.
 */
export interface OfflinePages {
  /** Keeps a concert that the visitor reads. `path` is of this site, with its locale prefix. */
  storeReadPage(path: string): void;

  /** Keeps the visitor's favourites, these and no others; empty where nobody is logged in. Paths as above. */
  storeFavourites(paths: readonly string[]): void;
}

export const OfflinePages: Token<OfflinePages> = token<OfflinePages>('OfflinePages');
