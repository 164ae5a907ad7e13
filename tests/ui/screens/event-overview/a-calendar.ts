import { emptyEventFacets } from '#domain/facet/facet.ts';
import { type EventListingState, emptyEventListingState } from '#domain/listing/event-list.ts';
import type { HallDay, HallMonth } from '#domain/time/hall-day.ts';
import type { EventCountOfDay, EventSearchResult, SearchPort } from '#ports/search.port.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { flushPromises, PendingCalls } from '#tests/support/pending-calls.ts';
import { RecordingNavigator } from '#tests/support/recording-navigator.ts';
import type { EventOverviewData } from '#ui/screens/event-overview/event-overview.data.ts';
import { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';

export const today = '2026-11-20' as HallDay;
export const december = '2026-12' as HallMonth;
export const january = '2027-01' as HallMonth;

export const emptyListing: Omit<EventSearchResult, 'facets'> = {
  availability: 'answered',
  total: 0,
  page: 1,
  pages: 1,
  events: [],
  topHits: 0,
  topEvents: [],
};

type Question = Parameters<SearchPort['eventDays']>[0];

/** A search whose responses about months the test resolves, in any order: one concert on the first day of each. */
class DeferredSearch extends PendingCalls<Question> {
  eventDays(question: Question): Promise<readonly EventCountOfDay[]> {
    return this.hold(question, () => [{ day: `${question.month}-01` as HallDay, count: 1 }]);
  }

  async resolveMonth(month: HallMonth): Promise<void> {
    this.calls.find((call) => call.month === month)?.deliver();
    await flushPromises();
  }
}

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
