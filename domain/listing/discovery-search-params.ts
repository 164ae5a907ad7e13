import type { DiscoveryFacetName, Facets, FacetValue } from '#domain/facet/facet.ts';
import type { DiscoveryListingState, DiscoverySelection } from '#domain/listing/discovery-listing-state.ts';
import { type ListedPage, unavailablePage } from '#domain/listing/listed-page.ts';
import type { StoryCard } from '#domain/listing/posted-card.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** What is asked of discovery: the stories that stand in a chosen collection and bear a chosen tag (LIST-10). */
export interface DiscoverySearchParams {
  readonly locale: Locale;
  /** Empty: every story, the latest first; else the best first. */
  readonly keyword: string;
  readonly selection: DiscoverySelection;
}

export type DiscoveryFacets = Facets<DiscoveryFacetName>;

/** What the index answers: which stories, and how many in all. */
export interface DiscoveryHits {
  /** All matches, also those beyond the 1024 that can be paged (LIST-22). */
  readonly count: number;
  readonly facets: DiscoveryFacets;
  /** At most 1024: the latest first, with a keyword the best first. */
  readonly uris: readonly string[];
}

/** One page of discovery, ready to be drawn. */
export interface DiscoveryListing extends ListedPage {
  /** How many stories each value leads to when it is chosen: in place of every other choice (LIST-10). */
  readonly facets: DiscoveryFacets;
  readonly stories: readonly StoryCard[];
}

const noDiscoveryFacets: DiscoveryFacets = { categories: [], tags: [] };

/** What discovery shows where the search could not be asked (LIST-14). */
export const unavailableDiscoveries: DiscoveryListing = {
  ...unavailablePage,
  facets: noDiscoveryFacets,
  stories: [],
};

/** What the address of discovery asks of the search. */
export function toDiscoverySearchParams(
  { keyword, selection }: DiscoveryListingState,
  locale: Locale,
): DiscoverySearchParams {
  return { locale, keyword, selection };
}

/** All values there are, for laying the current counts over them (LIST-19): every collection; of the tags only those of the answer are known. */
export function allDiscoveryFacets(categories: readonly FacetValue[]): DiscoveryFacets {
  return { categories, tags: [] };
}
