import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { EventFacetName } from '#domain/facet/facet.ts';
import { type DaySpan, fullDaySpan, normalizeDaySpan } from '#domain/listing/day-span.ts';
import {
  type EventFilter,
  type EventListingState,
  eventParamsCodec,
  withDays,
} from '#domain/listing/event-list.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';
import { type HallDay, type HallMonth, toFirstDayOfMonth, toMonthOfDay } from '#domain/time/hall-day.ts';
import { type EventCountOfDay, SearchPort } from '#ports/search.port.ts';
import { awaitUnlessAborted } from '#ui/stores/await-unless-aborted.ts';
import { defineBinding } from '#ui/stores/binding.ts';
import type { ListLoaderData, ListViewModel } from '#ui/stores/list.view-model.ts';

/** The data of a list of concerts with a month picker. */
export interface DatePickerData extends ListLoaderData<EventFacetName, EventListingState, EventFilter> {
  readonly locale: Locale;
  readonly month: MonthWithConcertDays;
}

/** A month and its days that have concerts. */
interface MonthWithConcertDays {
  readonly month: HallMonth;
  readonly days: readonly EventCountOfDay[];
}

/** A list of concerts with some data. */
export type EventListOf<Data extends DatePickerData> = ListViewModel<
  EventFacetName,
  EventListingState,
  EventFilter,
  Data
>;

/** The month picker: which month it shows, and which day has the focus (LIST-9). */
export class DatePickerViewModel {
  month: MonthWithConcertDays;
  /** The day to which the keyboard focus was moved; null before. */
  keyboardDay: HallDay | null = null;
  readonly #search: Pick<SearchPort, 'eventDays'>;
  readonly #list: EventListOf<DatePickerData>;
  #loadedMonth: HallMonth;
  #request = new AbortController();

  constructor(search: Pick<SearchPort, 'eventDays'>, list: EventListOf<DatePickerData>) {
    this.#search = search;
    this.#list = list;
    this.month = list.data.month;
    this.#loadedMonth = this.month.month;
    makeAutoObservable(this, { month: observableRef }, { autoBind: true });
  }

  start(): () => void {
    return () => this.#request.abort();
  }

  /** Shows the month of new data if it differs from that of the previous data. */
  receive({ month }: DatePickerData): void {
    if (month.month === this.#loadedMonth) return;
    this.#request.abort();
    this.#loadedMonth = month.month;
    this.month = month;
  }

  get data(): DatePickerData {
    return this.#list.data;
  }

  get today(): HallDay {
    return this.data.today;
  }

  /** The first day of the list. */
  get chosenDay(): HallDay {
    return this.#list.query.requestedState.date ?? this.today;
  }

  /** The last day of the list; null if it has none. */
  get lastDay(): HallDay | null {
    return this.#list.query.requestedState.until;
  }

  /** The tab stop: the day the focus was moved to, else the chosen day, else the first of the month. */
  get focusedDay(): HallDay {
    const { month } = this.month;
    const days = [this.keyboardDay, this.chosenDay];
    return days.find((day) => day && toMonthOfDay(day) === month) ?? toFirstDayOfMonth(month);
  }

  /** The other filters of the list as parameters. */
  get otherFilters(): QueryPairs {
    return eventParamsCodec.write(withDays(this.#list.query.requestedState, fullDaySpan), this.today);
  }

  /** The address of the list of some days, with its other filters. */
  daysAddress(days: DaySpan): string {
    return this.#list.query.toAddress(withDays(this.data.state, days));
  }

  /** Shows the list of some days. */
  chooseDays(days: DaySpan): void {
    const { query } = this.#list;
    query.request(withDays(query.requestedState, normalizeDaySpan(days, this.today)));
  }

  /** Shows another month. The latest request wins. */
  async showMonth(month: HallMonth): Promise<void> {
    this.#request.abort();
    this.#request = new AbortController();
    const { signal } = this.#request;
    const request = this.#search.eventDays({ locale: this.data.locale, month }, signal);
    const days = await awaitUnlessAborted(request, signal);
    if (days) runInAction(() => (this.month = { month, days }));
  }

  /** Moves the focus to a day, and shows its month. */
  moveFocus(day: HallDay): void {
    this.keyboardDay = day;
    const month = toMonthOfDay(day);
    if (month !== this.month.month) void this.showMonth(month);
  }
}

/** The month picker of a list. */
export const datePickerBinding = defineBinding(
  'DatePickerViewModel',
  [SearchPort],
  (search) => (list: EventListOf<DatePickerData>) => new DatePickerViewModel(search, list),
);
