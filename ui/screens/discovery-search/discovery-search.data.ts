import type { DiscoveryListingState } from '#domain/listing/discovery-listing-state.ts';
import type { DiscoveryFacets, DiscoveryListing } from '#domain/listing/discovery-question.ts';

/** What the address of the stories comes to. */
export interface DiscoverySearchData {
  /** The page's own path, without query. */
  readonly path: string;
  readonly state: DiscoveryListingState;
  readonly listing: DiscoveryListing;
  /** Every collection; the listing's counts are laid over it (LIST-19). */
  readonly allFacets: DiscoveryFacets;
}
