import type { Banner } from '#domain/event/banner.ts';
import { seriesBannerAsk } from '#domain/listing/banners.ts';
import type { ListedPage } from '#domain/listing/listed-page.ts';
import {
  activeFilters,
  readSeriesListing,
  type SeriesListingState,
  unknownParameters,
  withoutFilter,
} from '#domain/listing/series-listing-state.ts';
import { type SeriesFacets, type SeriesQuestion, seriesQuestionOf } from '#domain/listing/series-question.ts';
import { hallDayAt } from '#domain/time/hall-day.ts';
import type { Visit } from '#src/loaders/visit.ts';
import { loadWaysOut } from '#src/loaders/ways-out.loader.ts';
import type { FacetedListData } from '#ui/stores/faceted-list.ts';

/** Whom a list asks: for a page of it, and for every value there is. */
interface FacetedSource<Listing> {
  readonly listing: (question: SeriesQuestion, page: number) => Promise<Listing>;
  readonly facets: () => Promise<SeriesFacets>;
}

/** What the address of a list by genre, organizer and room comes to (LIST-11, LIST-17). */
export async function loadFacetedList<Listing extends ListedPage>(
  visit: Visit,
  source: FacetedSource<Listing>,
): Promise<FacetedListData<Listing>> {
  const { url, locale, logger, now } = visit;
  const query = [...url.searchParams];
  for (const name of unknownParameters(query)) logger.info('list.unknown-parameter', { name });
  const state = readSeriesListing(query);
  const ask = (wanted: SeriesListingState, page: number) =>
    source.listing(seriesQuestionOf(wanted, locale, hallDayAt(now)), page);
  const [listing, allFacets, banners] = await Promise.all([
    ask(state, state.page),
    source.facets(),
    bannersFor(state, visit),
  ]);
  return {
    path: url.pathname,
    state: { ...state, page: listing.availability === 'answered' ? listing.page : state.page },
    listing,
    allFacets,
    banners,
    waysOut: await loadWaysOut(listing, activeFilters(state), (without) =>
      ask(withoutFilter(state, without), 1),
    ),
  };
}

/** What failing to fetch leaves is no banner, never a broken list (LIST-14). */
async function bannersFor(
  state: SeriesListingState,
  { cms, locale, logger, signal }: Visit,
): Promise<readonly Banner[]> {
  const ask = seriesBannerAsk(state);
  try {
    switch (ask.kind) {
      case 'none':
        return [];
      case 'fallback':
        return await cms.fallbackBanners(locale, 'series', signal);
      case 'chosen':
        return await cms.banners(locale, 'series', ask.bannerKind, ask.values, signal);
    }
  } catch (cause) {
    if (signal.aborted) throw cause;
    logger.warn('list.no-banners', { message: cause instanceof Error ? cause.message : String(cause) });
    return [];
  }
}
