import type { SeriesListing } from '#domain/listing/series-search-params.ts';
import type { Organizer } from '#domain/series/organizer.ts';
import type { FacetedListData } from '#ui/stores/lists.ts';

/** What the series overview's address comes to. */
export interface SeriesOverviewData extends FacetedListData<SeriesListing> {
  /** Who makes the series, where exactly one is chosen and there is something to tell of them (LIST-11). */
  readonly organizer: Organizer | null;
}
