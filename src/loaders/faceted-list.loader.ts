import { seriesBannerAsk } from '#domain/listing/banners.ts';
import type { ListedPage } from '#domain/listing/listed-page.ts';
import { listFilters, withoutListFilter } from '#domain/listing/listing-state.ts';
import { type SeriesListingState, seriesFacetNames } from '#domain/listing/series-listing-state.ts';
import { type SeriesFacets, type SeriesQuestion, seriesQuestionOf } from '#domain/listing/series-question.ts';
import { shownPage } from '#domain/listing/shown-page.ts';
import { hallDayAt } from '#domain/time/hall-day.ts';
import { loadBanners } from '#src/loaders/banners.loader.ts';
import type { TemplateVisit } from '#src/loaders/visit.ts';
import { loadWaysOut } from '#src/loaders/ways-out.loader.ts';
import type { FacetedListData } from '#ui/stores/faceted-list.ts';

/** Whom a list asks: for a page of it, and for every value there is. */
interface FacetedSource<Listing> {
  readonly listing: (question: SeriesQuestion, page: number) => Promise<Listing>;
  readonly facets: () => Promise<SeriesFacets>;
}

/** What the address of a list by genre, organizer and room comes to (LIST-11, LIST-17). */
export async function loadFacetedList<Listing extends ListedPage>(
  state: SeriesListingState,
  visit: TemplateVisit,
  source: FacetedSource<Listing>,
): Promise<FacetedListData<Listing>> {
  const { path, locale, now } = visit;
  const ask = (wanted: SeriesListingState, page: number) =>
    source.listing(seriesQuestionOf(wanted, locale, hallDayAt(now)), page);
  const [listing, allFacets, banners] = await Promise.all([
    ask(state, state.page),
    source.facets(),
    loadBanners('series', seriesBannerAsk(state), visit),
  ]);
  return {
    path,
    state: { ...state, page: shownPage(listing, state.page) },
    listing,
    allFacets,
    banners,
    waysOut: await loadWaysOut(listing, listFilters(state, seriesFacetNames), (without) =>
      ask(withoutListFilter(state, without), 1),
    ),
  };
}
