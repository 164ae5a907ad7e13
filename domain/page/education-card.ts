import type { EventCard } from '#domain/event/event.ts';
import type { Picture } from '#domain/media/image.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';

/** The card of a school production on the overview. */
export interface EducationCard {
  readonly uri: string;
  readonly url: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly image?: Picture;
  readonly ageGroup?: string;
  /** The years of school it is for, youngest first; absent: every year. */
  readonly years?: readonly YearGroup[];
  /** The most pupils that can take part at once. */
  readonly maxPupils?: number;
  /** The school tags (518 to 522) that may book it (SALE-8). */
  readonly schoolTags: readonly number[];
}

/** A year of school, as *groep 5*: `id` is the same in all languages. */
export interface YearGroup {
  readonly id: string;
  readonly title: string;
}

/** A school’s concert of a production. */
export interface EducationEventCard extends EventCard {
  readonly tixEventGroupId: number;
  readonly tixEventId: number;
  readonly prices: readonly TicketPrice[];
  readonly schoolTags: readonly number[];
}
