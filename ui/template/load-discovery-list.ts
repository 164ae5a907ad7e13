import { type DiscoveryListingState, discoveryListOperations } from '#domain/listing/discovery-list.ts';
import { computeDisplayedPageNumber } from '#domain/listing/list-pagination.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import type { DiscoveryListData } from '#ui/stores/faceted-list-types.ts';
import { clearPictureAlt } from '#ui/template/drop-unshown-card-fields.ts';
import { loadRelaxations } from '#ui/template/load-relaxations.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';

/** Loads the stories for the listing state of an address (LIST-10, LIST-21). */
export async function loadDiscoveryList(
  state: DiscoveryListingState,
  { path, locale, now, search, signal }: TemplateVisit,
): Promise<DiscoveryListData> {
  const { filters, withoutFilter } = discoveryListOperations;
  const request = (listState: DiscoveryListingState, page: number) =>
    search.discoveries({ ...listState, locale, page }, signal);
  const [listing, categories] = await Promise.all([
    request(state, state.page),
    search.discoveryCategories({ locale }, signal),
  ]);
  return {
    path,
    today: toHallDay(now),
    state: { ...state, page: computeDisplayedPageNumber(listing, state.page) },
    listing: { ...listing, stories: listing.stories.map(clearPictureAlt) },
    // Every category (LIST-19); tags are only known from the result.
    allFacets: { categories, tags: [] },
    relaxations: await loadRelaxations(listing, filters(state), (filter) =>
      request(withoutFilter(state, filter), 1),
    ),
  };
}
