import type { Banner } from '#domain/event/banner.ts';
import type { EventCard } from '#domain/event/event.ts';
import type { EventFacetName, EventFacets } from '#domain/facet/facet.ts';
import type { FirstAndRest } from '#domain/facet/merge-facets.ts';
import type { EventDay } from '#domain/listing/event-days.ts';
import type { ActiveFilter, EventListingState } from '#domain/listing/event-listing-state.ts';
import type { EventListing } from '#domain/listing/event-question.ts';
import type { Loosened } from '#domain/listing/loosened.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallDay, HallMonth } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';

/** What the calendar's address comes to: the answer to its question, and what stands beside it. */
export interface EventOverviewData {
  readonly locale: Locale;
  /** The calendar's own path, without query. */
  readonly path: string;
  readonly today: HallDay;
  readonly state: EventListingState;
  readonly listing: EventListing;
  /** Every value a coming concert bears; the listing's counts are laid over it (LIST-19). */
  readonly allFacets: EventFacets;
  readonly banners: readonly Banner[];
  readonly month: MonthDays;
  /** Where nothing was found: what would be without one of the things asked for. */
  readonly waysOut: readonly Loosened<ActiveFilter>[];
}

/** A month and its days that have concerts. */
export interface MonthDays {
  readonly month: HallMonth;
  readonly days: readonly EventDay[];
}

/** A facet as it is laid out. */
export interface FacetGroup extends FirstAndRest {
  readonly name: EventFacetName;
  readonly isLong: boolean;
}

/** A concert in the list, and what stands before it. */
export interface ListedEvent {
  readonly starts: Instant;
  readonly event: EventCard;
  readonly banners: readonly Banner[];
}
