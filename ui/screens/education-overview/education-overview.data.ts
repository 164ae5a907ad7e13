import type { EducationListingState } from '#domain/listing/education-listing-state.ts';

/** What the address of the education overview says. */
export interface EducationOverviewData {
  /** The overview's own path, without query. */
  readonly path: string;
  readonly state: EducationListingState;
}
