import type { EducationListingState } from '#domain/listing/education-listing-state.ts';

/** The data of the education overview, parsed from its address. */
export interface EducationOverviewData {
  /** The overview's path, without query. */
  readonly path: string;
  readonly state: EducationListingState;
}
