import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type EventListingState, withDate } from '#domain/listing/event-listing-state.ts';
import { type CalendarStep, stepFrom } from '#domain/time/calendar-steps.ts';
import { firstDayOf, type HallDay, type HallMonth, monthOf } from '#domain/time/hall-day.ts';
import type { SearchPort } from '#ports/search.port.ts';
import type {
  EventList,
  EventOverviewData,
  MonthDays,
} from '#ui/screens/event-overview/event-overview.data.ts';

/** The month beside the list: which month it shows, and which day has the focus (LIST-9). */
export class MonthPickerViewModel {
  month: MonthDays;
  /** The day the keyboard moved to; null until it has. */
  movedTo: HallDay | null = null;
  readonly #search: Pick<SearchPort, 'eventDays'>;
  readonly #list: EventList;
  #loadedMonth: HallMonth;
  #request = new AbortController();

  constructor(search: Pick<SearchPort, 'eventDays'>, list: EventList) {
    this.#search = search;
    this.#list = list;
    this.month = list.data.month;
    this.#loadedMonth = this.month.month;
    makeAutoObservable(this, { month: observableRef }, { autoBind: true });
  }

  start(): () => void {
    return () => this.#request.abort();
  }

  /** Shows the month of new data, where that is another month than the data before had. */
  receive({ month }: EventOverviewData): void {
    if (month.month === this.#loadedMonth) return;
    this.#request.abort();
    this.#loadedMonth = month.month;
    this.month = month;
  }

  get today(): HallDay {
    return this.#list.data.today;
  }

  /** The day the list begins at. */
  get chosenDay(): HallDay {
    return this.#list.query.requestedState.date ?? this.today;
  }

  /** The day the Tab key reaches: where the keyboard moved to, else the chosen one, else the first of the month shown. */
  get focusedDay(): HallDay {
    const { month } = this.month;
    const days = [this.movedTo, this.chosenDay];
    return days.find((day) => day && monthOf(day) === month) ?? firstDayOf(month);
  }

  /** The address of the list from a day on, with the other filters of a state. */
  dayAddress(day: HallDay, state: EventListingState): string {
    return this.#list.query.addressOf(withDate(state, day));
  }

  /** Shows the list from a day on; null is from today on. */
  chooseDay(day: HallDay | null): void {
    this.#list.query.request(withDate(this.#list.query.requestedState, day));
  }

  /** Shows another month. The last one requested wins. */
  async showMonth(month: HallMonth): Promise<void> {
    this.#request.abort();
    const request = new AbortController();
    this.#request = request;
    const { locale } = this.#list.data;
    try {
      const days = await this.#search.eventDays({ locale, month }, request.signal);
      if (!request.signal.aborted) this.#show({ month, days });
    } catch (cause) {
      if (!request.signal.aborted) throw cause;
    }
  }

  /** Moves the focus by keyboard, to another month where the step leads out of this one. */
  moveFocus(step: CalendarStep): void {
    this.movedTo = stepFrom(this.focusedDay, step);
    const month = monthOf(this.movedTo);
    if (month !== this.month.month) void this.showMonth(month);
  }

  #show(month: MonthDays): void {
    runInAction(() => {
      this.month = month;
    });
  }
}
