import type { DiscoveryFacetName, Facets, FacetValue } from '#domain/facet/facet.ts';
import type { DiscoveryListingState, DiscoverySelection } from '#domain/listing/discovery-listing-state.ts';
import { type ListPagination, unavailablePagination } from '#domain/listing/list-pagination.ts';
import type { StoryCard } from '#domain/listing/story-and-press-cards.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** The parameters of a discovery search: pages in a chosen category and with a chosen tag (LIST-10). */
export interface DiscoverySearchCriteria {
  readonly locale: Locale;
  /** Empty: every page, latest first; otherwise best match first. */
  readonly keyword: string;
  readonly selection: DiscoverySelection;
}

export type DiscoveryFacets = Facets<DiscoveryFacetName>;

/** The search result: matching uris and the total. */
export interface DiscoveryUriHits {
  /** All matches, including those beyond the 1024 that can be paged (LIST-22). */
  readonly count: number;
  readonly facets: DiscoveryFacets;
  /** At most 1024: latest first, or best first with a keyword. */
  readonly uris: readonly string[];
}

/** One page of the discovery list, ready to render. */
export interface DiscoverySearchResult extends ListPagination {
  /** The number of results per value if it replaces the current choice (LIST-10). */
  readonly facets: DiscoveryFacets;
  readonly stories: readonly StoryCard[];
}

const noDiscoveryFacets: DiscoveryFacets = { categories: [], tags: [] };

/** The discovery list when the search is unavailable (LIST-14). */
export const unavailableDiscoveries: DiscoverySearchResult = {
  ...unavailablePagination,
  facets: noDiscoveryFacets,
  stories: [],
};

/** Converts the list state to search parameters. */
export function toDiscoverySearchCriteria(
  { keyword, selection }: DiscoveryListingState,
  locale: Locale,
): DiscoverySearchCriteria {
  return { locale, keyword, selection };
}

/** All facet values, for merging with the current counts (LIST-19): every category; tags are only known from the result. */
export function toDiscoveryCategoryFacets(categories: readonly FacetValue[]): DiscoveryFacets {
  return { categories, tags: [] };
}
