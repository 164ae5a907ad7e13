import type { FacetValue } from '#domain/facet/facet.ts';
import type { StoryCard } from '#domain/listing/dated-card.ts';

/** The data of the front page of the discovery overview. */
export interface DiscoveryFrontData {
  readonly kind: 'front';
  readonly categories: readonly FacetValue[];
  /** The latest stories; empty if the search is unavailable. */
  readonly latest: readonly StoryCard[];
}
