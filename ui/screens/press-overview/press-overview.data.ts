import type { PressListing } from '#domain/listing/press-listing.ts';

/** What the press overview's address comes to. */
export interface PressOverviewData {
  /** The overview's own path, without query. */
  readonly path: string;
  readonly listing: PressListing;
}
