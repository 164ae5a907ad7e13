import type { Banner } from '#domain/event/banner.ts';
import type { DiscoveryFacetName, SeriesFacetName } from '#domain/facet/facet.ts';
import type { DiscoveryListingState } from '#domain/listing/discovery-listing-state.ts';
import type { DiscoveryListing } from '#domain/listing/discovery-search-params.ts';
import type { ListFilter } from '#domain/listing/list-filter.ts';
import type { ListPagination } from '#domain/listing/list-pagination.ts';
import type { SeriesListingState } from '#domain/listing/series-listing-state.ts';
import type { SeriesFacets } from '#domain/listing/series-search-params.ts';
import type { ListData, ListViewModel } from '#ui/stores/list.view-model.ts';

type SeriesFilter = ListFilter<SeriesFacetName>;
type DiscoveryFilter = ListFilter<DiscoveryFacetName>;

type SeriesListing = ListPagination & { readonly facets: SeriesFacets };

/** The data of a list by genre, organizer and room: of series (LIST-11), or of concerts (LIST-17). */
export interface FacetedListData<Listing extends SeriesListing = SeriesListing>
  extends ListData<SeriesFacetName, SeriesListingState, SeriesFilter> {
  readonly listing: Listing;
  readonly banners: readonly Banner[];
}

/** A list by genre, organizer and room. */
export type FacetedList<Data extends FacetedListData = FacetedListData> = ListViewModel<
  SeriesFacetName,
  SeriesListingState,
  SeriesFilter,
  Data
>;

/** The data of a list of stories: of the discovery search, or of the discovery overview (LIST-10, LIST-21). */
export interface DiscoveryListData
  extends ListData<DiscoveryFacetName, DiscoveryListingState, DiscoveryFilter> {
  readonly listing: DiscoveryListing;
}

/** A list of stories. */
export type DiscoveryList = ListViewModel<
  DiscoveryFacetName,
  DiscoveryListingState,
  DiscoveryFilter,
  DiscoveryListData
>;
