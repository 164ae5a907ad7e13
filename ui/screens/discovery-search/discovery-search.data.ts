import type { DiscoveryFacetName, DiscoveryListingState } from '#domain/listing/discovery-listing-state.ts';
import type { DiscoveryFacets, DiscoveryListing } from '#domain/listing/discovery-question.ts';
import type { ListFilter } from '#domain/listing/list-filter.ts';
import type { Loosened } from '#domain/listing/loosened.ts';

export type DiscoveryFilter = ListFilter<DiscoveryFacetName>;

/** What the address of the stories comes to. */
export interface DiscoverySearchData {
  /** The page's own path, without query. */
  readonly path: string;
  readonly state: DiscoveryListingState;
  readonly listing: DiscoveryListing;
  /** Every collection; the listing's counts are laid over it (LIST-19). */
  readonly allFacets: DiscoveryFacets;
  /** Where nothing was found: what would be without one of the things asked for. */
  readonly waysOut: readonly Loosened<DiscoveryFilter>[];
}
