import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type EventFacetName, eventFacetNames } from '#domain/facet/facet.ts';
import { labelOf, type ShownValue, shownFacets, valuesMatching } from '#domain/facet/merge-facets.ts';
import { placeBanners } from '#domain/listing/banners.ts';
import { type DayProgramme, groupByDay } from '#domain/listing/event-days.ts';
import {
  type ActiveFilter,
  activeFilters,
  type EventListingState,
  toggleFacet,
  withDate,
  withKeyword,
  withoutFilter,
  withoutFilters,
  withPage,
  writeEventListing,
} from '#domain/listing/event-listing-state.ts';
import { closedPanel, type FilterPanel, toggledPanel } from '#domain/listing/filter-panel.ts';
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
  FilterChip,
  ListedEvent,
  MonthDays,
} from '#ui/screens/event-overview/event-overview.data.ts';

/** Milliseconds without a keystroke before a keyword is searched for (LIST-3). */
const keywordDelay = 300;
/** Milliseconds after a reset before the list is asked for again (LIST-4). */
const resetDelay = 10;

/** Values shown before the rest of a facet is unfolded. */
const firstValues = 7;
/** A facet with more values than this can be searched. */
const longFacet = 15;

/** Where the calendar is with what the visitor asked. */
export type EventOverviewState =
  | { readonly kind: 'settled'; readonly data: EventOverviewData }
  /** The old answer stands, dimmed, while the new one is on its way. */
  | { readonly kind: 'asking'; readonly data: EventOverviewData; readonly wanted: EventListingState }
  /** Nothing stands until the whole list is there again (LIST-4). */
  | { readonly kind: 'resetting'; readonly data: EventOverviewData; readonly wanted: EventListingState };

/**
 * The calendar: what is shown, what is asked for, and the visitor's wishes. The address owns the question: a wish writes
 * the address, the route's loader fetches, and its answer comes back through `show`.
 */
export class EventOverviewViewModel {
  state: EventOverviewState;
  /** What stands in the search field. */
  draft: string;
  month: MonthDays;
  panel: FilterPanel = closedPanel;
  /** Where the keyboard stands in the calendar; null until it walks. */
  walkedTo: HallDay | null = null;
  seekings: { readonly [name in EventFacetName]?: string } = {};

  readonly #navigator: Navigator;
  readonly #search: SearchPort;
  readonly #timer: Timer;
  #cancelTimer: () => void = () => {};
  #monthQuestion = new AbortController();

  constructor(navigator: Navigator, search: SearchPort, timer: Timer, data: EventOverviewData) {
    this.#navigator = navigator;
    this.#search = search;
    this.#timer = timer;
    this.state = { kind: 'settled', data };
    this.draft = data.state.keyword;
    this.month = data.month;
    makeAutoObservable(
      this,
      { state: observableRef, month: observableRef, seekings: observableRef },
      { autoBind: true },
    );
  }

  /** Nothing runs until the visitor wishes something; the function returned ends what does. */
  start(): () => void {
    return () => {
      this.#cancelTimer();
      this.#monthQuestion.abort();
    };
  }

  /** A new answer of the loader. What is still being typed stays. */
  show(data: EventOverviewData): void {
    if (data === this.state.data) return;
    const typed = this.draft !== this.state.data.state.keyword && this.draft !== data.state.keyword;
    if (!typed || data.state.keyword !== this.state.data.state.keyword) this.draft = data.state.keyword;
    if (data.month.month !== this.state.data.month.month) this.month = data.month;
    this.state = { kind: 'settled', data };
  }

  get data(): EventOverviewData {
    return this.state.data;
  }

  /** What the visitor has asked for, also while the answer is on its way. */
  get wanted(): EventListingState {
    return this.state.kind === 'settled' ? this.state.data.state : this.state.wanted;
  }

  get isBusy(): boolean {
    return this.state.kind !== 'settled';
  }

  /** The concerts of the page under their days; each with the banners that stand before it (LIST-18). */
  get days(): readonly DayProgramme<ListedEvent>[] {
    if (this.state.kind === 'resetting') return [];
    const { banners, listing } = this.data;
    const placed = placeBanners(banners, listing.page, eventsPerPage, listing.events.length, listing.total);
    const listed = listing.events.map((event, index) => ({
      starts: event.starts,
      event,
      banners: placed.filter(({ before }) => before === index).map(({ banner }) => banner),
    }));
    return groupByDay(listed);
  }

  /** Every facet that has values: the first few and the chosen ones, and the rest to unfold. */
  get facets(): readonly FacetGroup[] {
    const shown = shownFacets(this.data.allFacets, this.data.listing.facets, this.wanted.selection);
    return eventFacetNames
      .filter((name) => shown[name].length > 0)
      .map((name) => this.#groupOf(name, shown[name]));
  }

  /** What can be taken back one by one, and the address without it. */
  get chips(): readonly FilterChip[] {
    return activeFilters(this.wanted).map((filter) => this.#chipOf(filter));
  }

  /** What to let go of where nothing was found, and how many concerts that leaves. */
  get waysOut(): readonly (FilterChip & { readonly count: number })[] {
    return (this.data.waysOut ?? []).map(({ without, count }) => ({ ...this.#chipOf(without), count }));
  }

  get resetAddress(): string {
    return this.addressOf(withoutFilters(this.wanted));
  }

  pageAddress(page: number): string {
    return this.addressOf(withPage(this.data.state, page));
  }

  dayAddress(day: HallDay): string {
    return this.addressOf(withDate(this.wanted, day));
  }

  addressOf(state: EventListingState): string {
    return `${this.data.path}${queryString(writeEventListing(state, this.data.today))}`;
  }

  toggle(name: EventFacetName, value: string): void {
    this.#ask(toggleFacet(this.wanted, name, value));
  }

  /** The same, by the name a form has for the facet; a name that is none is nothing. */
  choose(name: string, value: string): void {
    const facet = eventFacetNames.find((known) => known === name);
    if (facet) this.toggle(facet, value);
  }

  takeBack(filter: ActiveFilter): void {
    if (filter.kind === 'keyword') this.draft = '';
    this.#ask(withoutFilter(this.wanted, filter));
  }

  showFrom(day: HallDay | null): void {
    this.#ask(withDate(this.wanted, day));
  }

  /** The visitor is typing: the list follows when the typing rests. */
  type(keyword: string): void {
    this.draft = keyword;
    this.#cancelTimer();
    this.#cancelTimer = this.#timer.after(keywordDelay, () => this.searchFor(keyword));
  }

  searchFor(keyword: string): void {
    this.draft = keyword;
    const wanted = withKeyword(this.wanted, keyword);
    if (wanted.keyword === this.wanted.keyword) this.#cancelTimer();
    else this.#ask(wanted);
  }

  /** Everything from today on: the list empties at once and is asked for again. */
  reset(): void {
    const wanted = withoutFilters(this.wanted);
    this.#cancelTimer();
    this.draft = '';
    this.state = { kind: 'resetting', data: this.data, wanted };
    this.#cancelTimer = this.#timer.after(resetDelay, () =>
      this.#navigator.go(this.addressOf(wanted), 'refine'),
    );
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
    const days = await this.#search.eventDays(this.data.locale, month, question.signal).catch(() => []);
    if (question.signal.aborted) return;
    runInAction(() => {
      this.month = { month, days };
    });
  }

  /** The day the Tab key reaches: where the keyboard walked to, else the chosen one, else the first of the month shown. */
  get currentDay(): HallDay {
    const day = this.walkedTo ?? this.wanted.date ?? this.data.today;
    return monthOf(day) === this.month.month ? day : firstDayOf(this.month.month);
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

  #groupOf(name: EventFacetName, values: readonly ShownValue[]): FacetGroup {
    const text = this.sought(name);
    const found = text === '' ? values : valuesMatching(values, text);
    const isFirst = (value: ShownValue, place: number) => place < firstValues || value.active;
    return {
      name,
      first: found.filter(isFirst),
      rest: found.filter((value, place) => !isFirst(value, place)),
      isLong: values.length > longFacet,
    };
  }

  #ask(wanted: EventListingState): void {
    this.#cancelTimer();
    runInAction(() => {
      this.state = { kind: 'asking', data: this.data, wanted };
    });
    this.#navigator.go(this.addressOf(wanted), 'refine');
  }

  #chipOf(filter: ActiveFilter): FilterChip {
    const address = this.addressOf(withoutFilter(this.wanted, filter));
    return { filter, label: this.#labelOf(filter), address };
  }

  #labelOf(filter: ActiveFilter): string {
    switch (filter.kind) {
      case 'keyword':
        return filter.keyword;
      case 'date':
        return filter.day;
      case 'facet':
        return labelOf(this.data.allFacets[filter.name], filter.value);
    }
  }
}
