import type { DiscoveryFacetName } from '#domain/facet/facet.ts';
import { type DiscoveryListingState, discoveryListOperations } from '#domain/listing/discovery-list.ts';
import type { ListFilter } from '#domain/listing/list-filter.ts';
import type { DiscoverySearchResult } from '#ports/search.port.ts';
import type { ListLoaderData } from '#ui/stores/list.view-model.ts';
import { loadList } from '#ui/template/load-list.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';

/** The data of a list of stories: of the discovery search, or of the discovery overview (LIST-10, LIST-21). */
export interface DiscoveryListData extends ListLoaderData<
  DiscoveryFacetName,
  DiscoveryListingState,
  ListFilter<DiscoveryFacetName>
> {
  readonly listing: Omit<DiscoverySearchResult, 'facets'>;
}

/** Loads the stories for the listing state of an address (LIST-10, LIST-21). */
export async function loadDiscoveryList(
  state: DiscoveryListingState,
  visit: TemplateVisit,
): Promise<DiscoveryListData> {
  const { locale, search, signal } = visit;
  const searchPage = (listState: DiscoveryListingState, page: number) =>
    search.discoveries({ ...listState, locale, page }, signal);
  return loadList(discoveryListOperations, state, visit, {
    result: searchPage(state, state.page),
    // Every category (LIST-19); tags are only known from the result.
    allFacets: search
      .discoveryCategories({ locale }, signal)
      .then((categories) => ({ categories, tags: [] })),
    expanded: 'all',
    search: (relaxed) => searchPage(relaxed, 1),
  });
}
