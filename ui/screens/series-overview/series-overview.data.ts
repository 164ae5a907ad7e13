import type { SeriesSearchResult } from '#domain/listing/series-list.ts';
import type { Organizer } from '#domain/series/organizer.ts';
import type { SeriesFacetListData } from '#ui/stores/faceted-list-types.ts';

/** The data of the series overview. */
export interface SeriesOverviewData extends SeriesFacetListData<SeriesSearchResult> {
  /** The organizer, if exactly one is chosen and has a description (LIST-11). */
  readonly organizer: Organizer | null;
}
