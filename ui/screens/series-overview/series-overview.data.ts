import type { SeriesListing } from '#domain/listing/series-search-params.ts';
import type { Organizer } from '#domain/series/organizer.ts';
import type { FacetedListData } from '#ui/stores/list-types.ts';

/** The data of the series overview. */
export interface SeriesOverviewData extends FacetedListData<SeriesListing> {
  /** The organizer, if exactly one is chosen and has a description (LIST-11). */
  readonly organizer: Organizer | null;
}
