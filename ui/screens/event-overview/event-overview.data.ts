import type { Banner } from '#domain/event/banner.ts';
import type { EventCard } from '#domain/event/event.ts';
import type { EventFacetName } from '#domain/facet/facet.ts';
import type { DayPresetCounts } from '#domain/listing/day-span.ts';
import type { EventFilter, EventListingState } from '#domain/listing/event-list.ts';
import type { FacetShortcut } from '#domain/listing/event-shortcuts.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallMonth } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { EventSearchResult, EventCountOfDay } from '#ports/search.port.ts';
import type { ListLoaderData, ListViewModel } from '#ui/stores/list.view-model.ts';

/** The data that the loader returns for the calendar. */
export interface EventOverviewData extends ListLoaderData<EventFacetName, EventListingState, EventFilter> {
  readonly locale: Locale;
  readonly listing: Omit<EventSearchResult, 'facets'>;
  readonly banners: readonly Banner[];
  readonly month: MonthWithConcertDays;
  /** The numbers of concerts of the days above the list; empty while another filter is set. */
  readonly dayPresetCounts: DayPresetCounts;
  /** The facet values that the hall's configuration offers above the list. */
  readonly facetShortcuts: readonly FacetShortcut[];
}

export type EventListViewModel = ListViewModel<
  EventFacetName,
  EventListingState,
  EventFilter,
  EventOverviewData
>;

/** A month and its days that have concerts. */
export interface MonthWithConcertDays {
  readonly month: HallMonth;
  readonly days: readonly EventCountOfDay[];
}

/** A concert in the list, with the banners before it. */
export interface EventWithBanners {
  readonly starts: Instant;
  readonly event: EventCard;
  readonly banners: readonly Banner[];
}
