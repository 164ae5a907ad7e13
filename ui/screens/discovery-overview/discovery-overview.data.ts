import type { FacetValue } from '#domain/facet/facet.ts';
import type { StoryCard } from '#domain/listing/story-and-press-cards.ts';
import type { DiscoveryListData } from '#ui/stores/faceted-list-types.ts';

/** The data of the front page of the discovery overview. */
export interface DiscoveryFrontPageData {
  readonly kind: 'front';
  readonly categories: readonly FacetValue[];
  /** The latest stories; empty if the search is unavailable. */
  readonly latest: readonly StoryCard[];
}

/** The data of the list that replaces the front page. */
export interface DiscoveryOverviewListData extends DiscoveryListData {
  readonly kind: 'list';
}

/** The front page, or the list that its address requests (TPL-4). */
export type DiscoveryOverviewData = DiscoveryFrontPageData | DiscoveryOverviewListData;
