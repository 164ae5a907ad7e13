import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Banner } from '#domain/event/banner.ts';
import { type EventFacetName, eventFacetNames } from '#domain/facet/facet.ts';
import {
  firstAndRest,
  labelOf,
  type ShownValue,
  shownFacets,
  valuesMatching,
} from '#domain/facet/merge-facets.ts';
import { placeBanners } from '#domain/listing/banners.ts';
import { type DayProgramme, groupByDay } from '#domain/listing/event-days.ts';
import {
  type ActiveFilter,
  activeFilters,
  type EventListingState,
  eventParams,
  withDate,
  withoutFilter,
  withoutFilters,
} from '#domain/listing/event-listing-state.ts';
import { closedPanel, type FilterPanel, toggledPanel } from '#domain/listing/filter-panel.ts';
import { toggleFacet, withKeyword, withPage } from '#domain/listing/listing-state.ts';
import { eventsPerPage } from '#domain/listing/page-slice.ts';
import { queryString } from '#domain/listing/query-pairs.ts';
import { type CalendarStep, stepFrom } from '#domain/time/calendar-steps.ts';
import { firstDayOf, type HallDay, type HallMonth, monthOf } from '#domain/time/hall-day.ts';
import type { Navigator } from '#ports/navigator.port.ts';
import type { SearchPort } from '#ports/search.port.ts';
import type { Timer } from '#ports/timer.port.ts';
import type {
  EventOverviewData,
  FacetGroup,
  ListedEvent,
  MonthDays,
} from '#ui/screens/event-overview/event-overview.data.ts';
import type { FilterChip } from '#ui/stores/filter-chip.ts';
import { type ListAhead, ListQuestion, showingAhead } from '#ui/stores/list-question.ts';

/** So many concerts fill most screens. */
const rowsInSight = 5;
/** A facet with more values than this can be searched. */
const longFacet = 15;

/**
 * The calendar: what is shown, what is asked for, and the visitor's wishes. The address owns the question: a wish writes
 * the address, the route's loader fetches, and its answer comes back through `show`.
 */
export class EventOverviewViewModel {
  data: EventOverviewData;
  /** Nothing stands until the whole list is there again (LIST-4). */
  isResetting = false;
  month: MonthDays;
  panel: FilterPanel = closedPanel;
  /** Where the keyboard stands in the calendar; null until it walks. */
  walkedTo: HallDay | null = null;
  seekings: { readonly [name in EventFacetName]?: string } = {};
  readonly question: ListQuestion<EventListingState>;

  readonly #search: Pick<SearchPort, 'eventDays'>;
  #monthQuestion = new AbortController();

  constructor(
    navigator: Navigator,
    search: Pick<SearchPort, 'eventDays'>,
    timer: Timer,
    data: EventOverviewData,
    ahead?: ListAhead<EventOverviewData>,
  ) {
    this.#search = search;
    this.data = data;
    this.month = data.month;
    const addressOf = (state: EventListingState) =>
      `${this.data.path}${queryString(eventParams.write(state, this.data.today))}`;
    const showAhead = showingAhead(ahead, (known) => this.show(known));
    this.question = new ListQuestion(navigator, timer, { addressOf, withKeyword, showAhead }, data.state);
    makeAutoObservable(
      this,
      { data: observableRef, month: observableRef, seekings: observableRef, question: false },
      { autoBind: true },
    );
  }

  /** Nothing runs until the visitor wishes something; the function returned ends what does. */
  start(): () => void {
    return () => {
      this.question.stop();
      this.#monthQuestion.abort();
    };
  }

  /** A new answer of the loader. */
  show(data: EventOverviewData): void {
    if (data === this.data) return;
    if (data.month.month !== this.data.month.month) {
      this.#monthQuestion.abort();
      this.month = data.month;
    }
    this.data = data;
    this.isResetting = false;
    this.question.show(data.state);
  }

  /** The concerts of the page under their days; each with the banners that stand before it (LIST-18). */
  get days(): readonly DayProgramme<ListedEvent>[] {
    return groupByDay(this.#listed);
  }

  /** Those of them that can be seen without scrolling. */
  get daysInSight(): readonly DayProgramme<ListedEvent>[] {
    return groupByDay(this.#listed.slice(0, rowsInSight));
  }

  /** The banners that stand after the last concert, because cards of the page are missing (LIST-18). */
  get closingBanners(): readonly Banner[] {
    return this.isResetting ? [] : this.#bannersBefore(this.data.listing.events.length);
  }

  /** Every facet that has values: the first few and the chosen ones, and the rest to unfold. */
  get facets(): readonly FacetGroup[] {
    const shown = shownFacets(this.data.allFacets, this.data.listing.facets, this.question.wanted.selection);
    return eventFacetNames
      .filter((name) => shown[name].length > 0)
      .map((name) => this.#groupOf(name, shown[name]));
  }

  /** What can be taken back one by one, and the address without it. */
  get chips(): readonly FilterChip<ActiveFilter>[] {
    return activeFilters(this.question.wanted).map((filter) => this.#chipOf(filter));
  }

  /** What to let go of where nothing was found, and how many concerts that leaves. */
  get waysOut(): readonly (FilterChip<ActiveFilter> & { readonly count: number })[] {
    return this.data.waysOut.map(({ without, count }) => ({ ...this.#chipOf(without), count }));
  }

  get resetAddress(): string {
    return this.question.addressOf(withoutFilters(this.question.wanted));
  }

  pageAddress(page: number): string {
    return this.question.addressOf(withPage(this.data.state, page));
  }

  /** Where a day leads, whatever else a state asks for. */
  dayAddress(day: HallDay, state: EventListingState): string {
    return this.question.addressOf(withDate(state, day));
  }

  /** Where choosing a value leads, or taking it back; null for a facet that is none. */
  addressWith(name: string, value: string): string | null {
    const wanted = this.#toggled(name, value);
    return wanted && this.question.addressOf(wanted);
  }

  /** Chooses a value or takes it back, by the name a form has for its facet; a name that is none is nothing. */
  choose(name: string, value: string): void {
    const wanted = this.#toggled(name, value);
    if (wanted) this.question.ask(wanted);
  }

  takeBack(filter: ActiveFilter): void {
    const wanted = withoutFilter(this.question.wanted, filter);
    if (filter.kind === 'keyword') this.question.askAnew(wanted);
    else this.question.ask(wanted);
  }

  showFrom(day: HallDay | null): void {
    this.question.ask(withDate(this.question.wanted, day));
  }

  /** Everything from today on: the list empties at once and is asked for again (LIST-4). */
  reset(): void {
    this.isResetting = true;
    this.question.resetTo(withoutFilters(this.question.wanted));
  }

  get isPanelOpen(): boolean {
    return this.panel === 'open';
  }

  togglePanel(): void {
    this.panel = toggledPanel(this.panel);
  }

  closePanel(): void {
    this.panel = closedPanel;
  }

  /** Turns the calendar's leaf. The newest month asked for wins; one that cannot be known shows no marks. */
  async showMonth(month: HallMonth): Promise<void> {
    this.#monthQuestion.abort();
    const question = new AbortController();
    this.#monthQuestion = question;
    const days = await this.#search
      .eventDays({ locale: this.data.locale, month }, question.signal)
      .catch(() => []);
    if (question.signal.aborted) return;
    runInAction(() => {
      this.month = { month, days };
    });
  }

  /** The day the list begins at. */
  get chosenDay(): HallDay {
    return this.question.wanted.date ?? this.data.today;
  }

  /** The day the Tab key reaches: where the keyboard walked to, else the chosen one, else the first of the month shown. */
  get currentDay(): HallDay {
    const { month } = this.month;
    const days = [this.walkedTo, this.chosenDay];
    return days.find((day) => day && monthOf(day) === month) ?? firstDayOf(month);
  }

  /** Walks through the calendar by keyboard, turning the leaf where a step leads out of the month. */
  walk(step: CalendarStep): void {
    this.walkedTo = stepFrom(this.currentDay, step);
    const month = monthOf(this.walkedTo);
    if (month !== this.month.month) void this.showMonth(month);
  }

  /** What is sought among a facet's values. */
  sought(name: EventFacetName): string {
    return this.seekings[name] ?? '';
  }

  seek(name: EventFacetName, text: string): void {
    this.seekings = { ...this.seekings, [name]: text };
  }

  get #listed(): readonly ListedEvent[] {
    if (this.isResetting) return [];
    return this.data.listing.events.map((event, index) => ({
      starts: event.starts,
      event,
      banners: this.#bannersBefore(index),
    }));
  }

  #bannersBefore(index: number): readonly Banner[] {
    const { banners, listing } = this.data;
    return placeBanners(banners, listing.page, eventsPerPage, listing.events.length, listing.total)
      .filter(({ before }) => before === index)
      .map(({ banner }) => banner);
  }

  #groupOf(name: EventFacetName, values: readonly ShownValue[]): FacetGroup {
    const text = this.sought(name);
    const found = text === '' ? values : valuesMatching(values, text);
    return { name, ...firstAndRest(found), isLong: values.length > longFacet };
  }

  #toggled(name: string, value: string): EventListingState | null {
    const facet = eventFacetNames.find((known) => known === name);
    return facet ? toggleFacet(this.question.wanted, facet, value) : null;
  }

  #chipOf(filter: ActiveFilter): FilterChip<ActiveFilter> {
    const address = this.question.addressOf(withoutFilter(this.question.wanted, filter));
    return { filter, label: this.#labelOf(filter), address };
  }

  #labelOf(filter: ActiveFilter): string {
    switch (filter.kind) {
      case 'keyword':
        return filter.keyword;
      case 'date':
        return filter.day;
      case 'facet':
        return labelOf(filter, this.data.allFacets, this.data.listing.facets);
    }
  }
}
