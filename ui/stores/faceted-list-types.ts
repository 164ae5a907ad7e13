import type { Banner } from '#domain/event/banner.ts';
import type { DiscoveryFacetName, SeriesFacetName } from '#domain/facet/facet.ts';
import type { DiscoveryListingState, DiscoverySearchResult } from '#domain/listing/discovery-list.ts';
import type { ListFilter } from '#domain/listing/list-filter.ts';
import type { ListPagination } from '#domain/listing/list-pagination.ts';
import type { SeriesListingState, SeriesFacets } from '#domain/listing/series-list.ts';
import type { ListLoaderData, ListViewModel } from '#ui/stores/list.view-model.ts';

type SeriesFilter = ListFilter<SeriesFacetName>;
type DiscoveryFilter = ListFilter<DiscoveryFacetName>;

type SeriesSearchResult = ListPagination & { readonly facets: SeriesFacets };

/** The data of a list by genre, organizer and room: of series (LIST-11), or of concerts (LIST-17). */
export interface SeriesFacetListData<
  Listing extends SeriesSearchResult = SeriesSearchResult,
> extends ListLoaderData<SeriesFacetName, SeriesListingState, SeriesFilter> {
  readonly listing: Listing;
  readonly banners: readonly Banner[];
}

/** A list by genre, organizer and room. */
export type SeriesFacetListViewModel<Data extends SeriesFacetListData = SeriesFacetListData> = ListViewModel<
  SeriesFacetName,
  SeriesListingState,
  SeriesFilter,
  Data
>;

/** The data of a list of stories: of the discovery search, or of the discovery overview (LIST-10, LIST-21). */
export interface DiscoveryListData extends ListLoaderData<
  DiscoveryFacetName,
  DiscoveryListingState,
  DiscoveryFilter
> {
  readonly listing: DiscoverySearchResult;
}

/** A list of stories. */
export type DiscoveryListViewModel = ListViewModel<
  DiscoveryFacetName,
  DiscoveryListingState,
  DiscoveryFilter,
  DiscoveryListData
>;
