import type { Banner } from '#domain/event/banner.ts';
import type { Facets, SeriesFacetName } from '#domain/facet/facet.ts';
import { type ShownFacets, leaveOutCollapsedValues } from '#domain/facet/merge-facets.ts';
import { toSeriesBannerQuery } from '#domain/listing/banners-in-lists.ts';
import type { ListFilter, ListStateOperations } from '#domain/listing/list-filter.ts';
import { computeDisplayedPageNumber, type ListPagination } from '#domain/listing/list-pagination.ts';
import type { FacetedState } from '#domain/listing/listing-state.ts';
import { type SeriesListingState, seriesListOperations } from '#domain/listing/series-list.ts';
import { type SeriesFacets } from '#domain/listing/series-list.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import type { SeriesSearchCriteria } from '#ports/search.port.ts';
import type { AnyListFilter, ListLoaderData } from '#ui/stores/list.view-model.ts';
import { loadBanners } from '#ui/template/load-banners.ts';
import { loadRelaxations } from '#ui/template/load-relaxations.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';

interface ListSource<Name extends string, State, Listing> {
  /** The page of results at the address. */
  readonly result: Promise<Listing>;
  /** All values of the current items; the result's counts are merged into them (LIST-19). */
  readonly allFacets: Promise<Facets<Name>>;
  /** The facet that the address expands; `all` for a list that collapses none. */
  readonly expanded: string | null | 'all';
  /** The first page of results in another state. */
  readonly search: (state: State) => Promise<Pick<ListPagination, 'total'>>;
}

/** Loads what all lists with facets have: a page of results, the facets as they are shown, and what to remove if nothing was found. */
export async function loadList<
  Name extends string,
  State extends FacetedState<Name>,
  Filter extends AnyListFilter<Name>,
  Listing extends ListPagination & { readonly facets: Facets<Name> },
>(
  { filters, withoutFilter }: ListStateOperations<Name, State, Filter>,
  state: State,
  { path, now }: TemplateVisit,
  { result, allFacets, expanded, search }: ListSource<Name, State, Listing>,
): Promise<ListLoaderData<Name, State, Filter> & { readonly listing: Omit<Listing, 'facets'> }> {
  const [{ facets, ...listing }, all] = await Promise.all([result, allFacets]);
  const shown: ShownFacets<Name> = leaveOutCollapsedValues(all, facets, state.selection, expanded);
  return {
    path,
    today: toHallDay(now),
    state: { ...state, page: computeDisplayedPageNumber(listing, state.page) },
    listing,
    facets: shown,
    relaxations: await loadRelaxations(listing, filters(state), (filter) =>
      search(withoutFilter(state, filter)),
    ),
  };
}

/** The data of a list by genre, organizer and room: of series (LIST-11), or of concerts (LIST-17). */
export interface SeriesFacetListData<Listing extends ListPagination = ListPagination> extends ListLoaderData<
  SeriesFacetName,
  SeriesListingState,
  ListFilter<SeriesFacetName>
> {
  readonly listing: Listing;
  readonly banners: readonly Banner[];
}

/** Loads a list by genre, organizer and room, with its banners (LIST-11, LIST-17). */
export async function loadSeriesFacetList<Listing extends ListPagination & { readonly facets: SeriesFacets }>(
  state: SeriesListingState,
  expanded: string | null,
  visit: TemplateVisit,
  search: (params: SeriesSearchCriteria & { readonly page: number }) => Promise<Listing>,
  allFacets: Promise<SeriesFacets>,
) {
  const today = toHallDay(visit.now);
  const searchPage = (listState: SeriesListingState, page: number) =>
    search({ ...listState, locale: visit.locale, from: today, page });
  const [list, banners] = await Promise.all([
    loadList(seriesListOperations, state, visit, {
      result: searchPage(state, state.page),
      allFacets,
      expanded,
      search: (relaxed) => searchPage(relaxed, 1),
    }),
    loadBanners('series', toSeriesBannerQuery(state), visit),
  ]);
  return { ...list, banners };
}
