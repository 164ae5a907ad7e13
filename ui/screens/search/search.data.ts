import type { FacetValue } from '#domain/facet/facet.ts';
import type { RelaxedFilter } from '#domain/listing/list-filter.ts';
import type { SiteListing } from '#domain/listing/site-search-params.ts';
import type { SiteSearchState } from '#domain/listing/site-search-state.ts';

/** What the address of the site's search comes to. */
export interface SearchData {
  /** The page's own path, without query. */
  readonly path: string;
  readonly state: SiteSearchState;
  readonly listing: SiteListing;
  /** Those most played, to begin with where nothing has been asked; empty otherwise. */
  readonly composers: readonly FacetValue[];
  /** Where nothing was found for several words: what would be found without one of them. */
  readonly relaxations: readonly RelaxedFilter<string>[];
}
