import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type DaySpan, fullDaySpan, normalizeDaySpan } from '#domain/listing/day-span.ts';
import { eventParamsCodec, withDays } from '#domain/listing/event-list.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';
import { type HallDay, type HallMonth, toFirstDayOfMonth, toMonthOfDay } from '#domain/time/hall-day.ts';
import type { SearchPort } from '#ports/search.port.ts';
import type {
  EventListViewModel,
  EventOverviewData,
  MonthWithConcertDays,
} from '#ui/screens/event-overview/event-overview.data.ts';
import { applyDateGridStep, type DateGridStep } from '#ui/stores/date-grid-steps.ts';

/** The month picker: which month it shows, and which day has the focus (LIST-9). */
export class DatePickerViewModel {
  month: MonthWithConcertDays;
  /** The day to which the keyboard focus was moved; null before. */
  keyboardDay: HallDay | null = null;
  readonly #search: Pick<SearchPort, 'eventDays'>;
  readonly #list: EventListViewModel;
  #loadedMonth: HallMonth;
  #request = new AbortController();

  constructor(search: Pick<SearchPort, 'eventDays'>, list: EventListViewModel) {
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
  receive({ month }: EventOverviewData): void {
    if (month.month === this.#loadedMonth) return;
    this.#request.abort();
    this.#loadedMonth = month.month;
    this.month = month;
  }

  get today(): HallDay {
    return this.#list.data.today;
  }

  /** The first day of the list. */
  get chosenDay(): HallDay {
    return this.#list.query.requestedState.date ?? this.today;
  }

  /** The tab stop: the day the focus was moved to, else the chosen day, else the first of the month. */
  get focusedDay(): HallDay {
    const { month } = this.month;
    const days = [this.keyboardDay, this.chosenDay];
    return days.find((day) => day && toMonthOfDay(day) === month) ?? toFirstDayOfMonth(month);
  }

  /** The last day of the list; null if it has none. */
  get lastDay(): HallDay | null {
    return this.#list.query.requestedState.until;
  }

  /** The other filters of the list as parameters. */
  get otherFilters(): QueryPairs {
    const { requestedState } = this.#list.query;
    return eventParamsCodec.write(withDays(requestedState, fullDaySpan), this.today);
  }

  /** The address of the list of some days, with its other filters. */
  daysAddress(days: DaySpan): string {
    return this.#list.query.toAddress(withDays(this.#list.data.state, days));
  }

  /** Shows the list of some days. */
  chooseDays(days: DaySpan): void {
    this.#list.query.request(withDays(this.#list.query.requestedState, normalizeDaySpan(days, this.today)));
  }

  /** Shows another month. The latest request wins. */
  async showMonth(month: HallMonth): Promise<void> {
    this.#request.abort();
    const request = new AbortController();
    this.#request = request;
    const { locale } = this.#list.data;
    try {
      const days = await this.#search.eventDays({ locale, month }, request.signal);
      if (!request.signal.aborted) this.#setMonth({ month, days });
    } catch (cause) {
      if (!request.signal.aborted) throw cause;
    }
  }

  /** Moves the focus, and shows another month if the step leaves this one. */
  moveFocus(step: DateGridStep): void {
    this.keyboardDay = applyDateGridStep(this.focusedDay, step);
    const month = toMonthOfDay(this.keyboardDay);
    if (month !== this.month.month) void this.showMonth(month);
  }

  #setMonth(month: MonthWithConcertDays): void {
    runInAction(() => {
      this.month = month;
    });
  }
}
