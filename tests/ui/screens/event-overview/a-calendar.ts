import { emptyEventFacets } from '#domain/facet/facet.ts';
import {
  type EventListingState,
  emptyEventListingState,
  eventListOperations,
} from '#domain/listing/event-list.ts';
import type { HallDay, HallMonth } from '#domain/time/hall-day.ts';
import type { EventCountOfDay, SearchPort } from '#ports/search.port.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { flushPromises, PendingCalls } from '#tests/support/pending-calls.ts';
import { RecordingNavigator } from '#tests/support/recording-navigator.ts';
import {
  type DatePickerData,
  DatePickerViewModel,
} from '#ui/screens/event-overview/date-picker.view-model.ts';
import { ListViewModel } from '#ui/stores/list.view-model.ts';

export const today = '2026-11-20' as HallDay;
export const december = '2026-12' as HallMonth;
export const january = '2027-01' as HallMonth;

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

/** A month picker beside its list, with their ports. */
export function opened(state: Partial<EventListingState> = {}) {
  const navigator = new RecordingNavigator();
  const search = new DeferredSearch();
  const data: DatePickerData = {
    locale: 'nl',
    path: '/concertagenda',
    today,
    state: { ...emptyEventListingState, ...state },
    listing: { availability: 'answered', total: 0, page: 1, pages: 1 },
    facets: { shown: emptyEventFacets, leftOut: {}, expanded: null },
    month: { month: '2026-11' as HallMonth, days: [] },
    relaxations: [],
  };
  const list = new ListViewModel(navigator, new ManualTimer(), eventListOperations, data);
  const picker = new DatePickerViewModel(search, list);
  return {
    list,
    picker,
    data,
    search,
    receive: (next: DatePickerData) => {
      list.receive(next);
      picker.receive(next);
    },
    addresses: () => navigator.navigations.map(({ path }) => path),
  };
}
