import type { FacetValue } from '#domain/facet/facet.ts';
import type { RelaxedFilter } from '#domain/listing/list-filter.ts';
import type { SiteSearchResult, SiteSearchState } from '#domain/listing/site-search.ts';
import type { HelpLink } from '#domain/page/page.ts';

/** The data of the site search. */
export interface SearchData {
  /** The page's path, without query. */
  readonly path: string;
  readonly state: SiteSearchState;
  readonly listing: SiteSearchResult;
  /** The answer to a practical question, above the results (DOOR-3). */
  readonly answer: Omit<HelpLink, 'phrases'> | null;
  /** The most played composers, shown if there is no keyword; empty otherwise. */
  readonly composers: readonly FacetValue[];
  /** If nothing was found for several words: the results without one of them. */
  readonly relaxations: readonly RelaxedFilter<string>[];
}
