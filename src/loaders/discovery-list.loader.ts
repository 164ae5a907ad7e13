import {
  type DiscoveryListingState,
  discoveryFacetNames,
  withoutFilter,
} from '#domain/listing/discovery-listing-state.ts';
import { allDiscoveryFacets, discoveryQuestionOf } from '#domain/listing/discovery-question.ts';
import { listFilters } from '#domain/listing/listing-state.ts';
import { shownPage } from '#domain/listing/shown-page.ts';
import type { TemplateVisit } from '#src/loaders/visit.ts';
import { loadWaysOut } from '#src/loaders/ways-out.loader.ts';
import type { DiscoveryListData } from '#ui/stores/discovery-list.ts';

/** Loads the list of stories that an address asks for (LIST-10, LIST-21). */
export async function loadDiscoveryList(
  state: DiscoveryListingState,
  { path, locale, search, signal }: TemplateVisit,
  hasFrontPage: boolean,
): Promise<DiscoveryListData> {
  const ask = (wanted: DiscoveryListingState, number: number) =>
    search.discoveries({ ...discoveryQuestionOf(wanted, locale), page: number }, signal);
  const [listing, categories] = await Promise.all([
    ask(state, state.page),
    search.discoveryCategories({ locale }, signal),
  ]);
  return {
    path,
    hasFrontPage,
    state: { ...state, page: shownPage(listing, state.page) },
    listing,
    allFacets: allDiscoveryFacets(categories),
    waysOut: await loadWaysOut(listing, listFilters(state, discoveryFacetNames), (without) =>
      ask(withoutFilter(state, without), 1),
    ),
  };
}
