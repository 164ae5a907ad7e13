import type { EducationCard, Page } from '#domain/page/page.ts';

/** What stands beside a school production on its page. */
export interface EducationProductionData {
  /** The event a teacher chose in the school ticketing, by its number there (ROUTE-5); null: none. */
  readonly chosen: number | null;
  /** The production as the overview shows it, with its age group; null where the overview cannot be had. */
  readonly card: EducationCard | null;
  /** Others that the same classes could come to. */
  readonly alike: readonly EducationCard[];
}

/** What every part of the screen is drawn from. */
export interface OfProduction {
  readonly page: Extract<Page, { kind: 'educationProduction' }>;
  readonly data: EducationProductionData;
}
