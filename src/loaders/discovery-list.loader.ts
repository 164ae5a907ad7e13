import { type DiscoveryListingState, discoveryListRules } from '#domain/listing/discovery-listing-state.ts';
import { allDiscoveryFacets, toDiscoverySearchParams } from '#domain/listing/discovery-search-params.ts';
import { shownPage } from '#domain/listing/listed-page.ts';
import { hallDayAt } from '#domain/time/hall-day.ts';
import { loadRelaxations } from '#src/loaders/relaxations.loader.ts';
import type { TemplateVisit } from '#src/loaders/visit.ts';
import type { DiscoveryListData } from '#ui/stores/lists.ts';

/** Loads the stories for the listing state of an address (LIST-10, LIST-21). */
export async function loadDiscoveryList(
  state: DiscoveryListingState,
  { path, locale, now, search, signal }: TemplateVisit,
): Promise<DiscoveryListData> {
  const { filters, withoutFilter } = discoveryListRules;
  const request = (listState: DiscoveryListingState, page: number) =>
    search.discoveries({ ...toDiscoverySearchParams(listState, locale), page }, signal);
  const [listing, categories] = await Promise.all([
    request(state, state.page),
    search.discoveryCategories({ locale }, signal),
  ]);
  return {
    path,
    today: hallDayAt(now),
    state: { ...state, page: shownPage(listing, state.page) },
    listing,
    allFacets: allDiscoveryFacets(categories),
    relaxations: await loadRelaxations(listing, filters(state), (filter) =>
      request(withoutFilter(state, filter), 1),
    ),
  };
}
