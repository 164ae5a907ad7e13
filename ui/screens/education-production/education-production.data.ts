import type { EducationCard } from '#domain/page/education-card.ts';
import type { Page } from '#domain/page/page.ts';

/** The data of a production for schools, apart from its page. */
export interface EducationProductionData {
  /** The event that a teacher chose in the school ticketing, by its ticketing ID (ROUTE-5); null if none. */
  readonly chosen: number | null;
  /** The production's card in the overview, with its age group; null if the overview is unavailable. */
  readonly card: EducationCard | null;
  /** Other productions for the same classes. */
  readonly related: readonly EducationCard[];
}

/** The properties of every part of the screen. */
export interface EducationProductionScreenProps {
  readonly page: Extract<Page, { kind: 'educationProduction' }>;
  readonly data: EducationProductionData;
}
