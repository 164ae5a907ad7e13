import type { DatesOfProduction } from '#domain/education/production-dates.ts';
import type { EducationListingState } from '#domain/listing/education-listing-state.ts';

/** The data of the education overview, parsed from its address. */
export interface EducationOverviewData {
  /** The overview's path, without query. */
  readonly path: string;
  readonly state: EducationListingState;
  /** The dates of its productions; a production is missing if its page is unavailable (WAY-43). */
  readonly dates: readonly DatesOfProduction[];
}
