import type { Instant } from '#domain/time/instant.ts';
import { type Token, createToken } from '#ports/token.ts';

/** A concert page, with what the offline page states of it. */
export interface OfflinePage {
  /** On this site, with its locale prefix. */
  readonly path: string;
  readonly title: string;
  readonly startsAt: Instant;
  /** The box office's phone number; none while it is unknown. */
  readonly phone?: string;
}

/**
 * Concert pages stored on the device for offline reading. Only public pages are stored. No member throws or waits; if storing is
 * impossible, that is logged once. Calls take effect in order.
 */
export interface OfflinePageWriter {
  /** Stores a concert page that the visitor reads. */
  storeReadPage(page: OfflinePage): void;

  /** Stores the page of one of the visitor's favourites, unless it is stored as such already. */
  storeFavourite(page: OfflinePage): void;

  /**
   * Removes the favourites but those at these paths, which are on this site, with their locale prefix; empty for an anonymous visitor.
   * A removed favourite that was also read remains.
   */
  removeOtherFavourites(paths: readonly string[]): void;
}

export const OfflinePageWriter: Token<OfflinePageWriter> =
  createToken<OfflinePageWriter>('OfflinePageWriter');
