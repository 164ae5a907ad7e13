import type { FacetValue } from '#domain/facet/facet.ts';
import type { StoryCard } from '#domain/listing/posted-card.ts';

/** What the front page of the discovery overview shows beside its own: how much is in each collection, and what is new. */
export interface DiscoveryFrontData {
  readonly kind: 'front';
  readonly categories: readonly FacetValue[];
  /** The latest stories; empty where the search could not be asked. */
  readonly latest: readonly StoryCard[];
}
