import { emptyEventFacets } from '#domain/facet/facet.ts';
import { type EventListingState, emptyEventListingState } from '#domain/listing/event-list.ts';
import type { HallDay, HallMonth } from '#domain/time/hall-day.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingNavigator } from '#tests/support/recording-navigator.ts';
import { DeferredSearch, emptyListing } from '#tests/ui/screens/event-overview/deferred-search.ts';
import type { EventOverviewData } from '#ui/screens/event-overview/event-overview.data.ts';
import { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';

export const today = '2026-11-20' as HallDay;
export const december = '2026-12' as HallMonth;
export const january = '2027-01' as HallMonth;

/** The loaded data of the calendar. */
export function calendarAt(state: Partial<EventListingState> = {}): EventOverviewData {
  return {
    locale: 'nl',
    path: '/concertagenda',
    today,
    state: { ...emptyEventListingState, ...state },
    listing: emptyListing,
    facets: {
      shown: { ...emptyEventFacets, genres: [{ value: 'Lied', label: 'Lied', count: 14 }] },
      leftOut: {},
      expanded: null,
    },
    banners: [],
    month: { month: '2026-11' as HallMonth, days: [] },
    dayPresetCounts: {},
    facetShortcuts: [],
    relaxations: [],
  };
}

/** A calendar with its ports. */
export function opened(state: Partial<EventListingState> = {}) {
  const navigator = new RecordingNavigator();
  const search = new DeferredSearch();
  const timer = new ManualTimer();
  const data = calendarAt(state);
  const calendar = new EventOverviewViewModel(navigator, search, timer, data);
  return {
    calendar,
    list: calendar.list,
    picker: calendar.datePicker,
    data,
    navigator,
    search,
    timer,
    addresses: () => navigator.navigations.map(({ path }) => path),
  };
}
