import { type ListedPage, unavailablePage } from '#domain/listing/listed-page.ts';
import type { PressCard } from '#domain/listing/posted-card.ts';

/** Which pages a list has, and how many in all: what the index answers where nothing can be chosen. */
export interface UriHits {
  /** All matches, also those beyond the ones listed. */
  readonly count: number;
  readonly uris: readonly string[];
}

/** One page of the press overview, ready to be drawn; the latest release first (LIST-12). */
export interface PressListing extends ListedPage {
  readonly releases: readonly PressCard[];
}

/** What the press overview shows where the search could not be asked (LIST-14). */
export const unavailablePress: PressListing = { ...unavailablePage, releases: [] };
