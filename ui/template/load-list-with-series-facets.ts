import { toSeriesBannerQuery } from '#domain/listing/banners-in-lists.ts';
import { computeDisplayedPageNumber } from '#domain/listing/list-pagination.ts';
import {
  type SeriesListingState,
  seriesListOperations,
  type SeriesFacets,
  type SeriesSearchCriteria,
} from '#domain/listing/series-list.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import type { SeriesFacetListData } from '#ui/stores/faceted-list-types.ts';
import { removeCardPicture } from '#ui/template/drop-unshown-card-fields.ts';
import {
  type RequestedFacetValues,
  leaveOutUnrequestedFacetValues,
} from '#ui/template/leave-out-unrequested-facet-values.ts';
import { loadBanners } from '#ui/template/load-banners.ts';
import { loadRelaxations } from '#ui/template/load-relaxations.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';

/** The two requests of a list: a page of results, and all facet values. */
interface FacetedSource<Listing> {
  readonly listing: (params: SeriesSearchCriteria, page: number) => Promise<Listing>;
  readonly facets: () => Promise<SeriesFacets>;
}

/** Loads a list with the facets genre, organizer and room (LIST-11, LIST-17). */
export async function loadListWithSeriesFacets<Listing extends SeriesFacetListData['listing']>(
  state: SeriesListingState,
  values: RequestedFacetValues,
  visit: TemplateVisit,
  source: FacetedSource<Listing>,
): Promise<SeriesFacetListData<Listing>> {
  const { path, locale, now } = visit;
  const { filters, withoutFilter } = seriesListOperations;
  const today = toHallDay(now);
  const request = (listState: SeriesListingState, page: number) =>
    source.listing({ ...listState, locale, from: today }, page);
  const [listing, allFacets, banners] = await Promise.all([
    request(state, state.page),
    source.facets(),
    loadBanners('series', toSeriesBannerQuery(state), visit),
  ]);
  const data: SeriesFacetListData<Listing> = {
    path,
    today,
    state: { ...state, page: computeDisplayedPageNumber(listing, state.page) },
    listing,
    allFacets,
    banners: banners.map(removeCardPicture),
    relaxations: await loadRelaxations(listing, filters(state), (filter) =>
      request(withoutFilter(state, filter), 1),
    ),
  };
  return leaveOutUnrequestedFacetValues(data, values);
}
