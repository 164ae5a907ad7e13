import { makeAutoObservable, observableRef } from 'mobx';
import type { Banner } from '#domain/event/banner.ts';
import { type EventsOfDay, groupEventsByDay } from '#domain/event/event-days.ts';
import type { EventFacetName } from '#domain/facet/facet.ts';
import { positionBanners } from '#domain/listing/banners-in-lists.ts';
import { eventListOperations } from '#domain/listing/event-list.ts';
import { type EventShortcut, isEventShortcut, listEventShortcuts } from '#domain/listing/event-shortcuts.ts';
import { eventsPerPage } from '#domain/listing/list-pagination.ts';
import { Navigator } from '#ports/navigator.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { DatePickerViewModel } from '#ui/screens/event-overview/date-picker.view-model.ts';
import type {
  DisplayedEventFacet,
  EventListViewModel,
  EventOverviewData,
  EventWithBanners,
} from '#ui/screens/event-overview/event-overview.data.ts';
import { defineBinding } from '#ui/stores/binding.ts';
import type { LoadFacetValues } from '#ui/stores/facet-values.store.ts';
import { type AnyListFilter, ListViewModel } from '#ui/stores/list.view-model.ts';

/** The number of concerts that fill most screens. */
const rowsInView = 5;
/** A facet with more values than this has a search field. */
const longFacetSize = 15;

/** The calendar: the list of concerts by day, the month picker, and the search in long facets (TPL-10). */
export class EventOverviewViewModel {
  readonly list: EventListViewModel;
  readonly datePicker: DatePickerViewModel;
  /** The text that each facet's values are filtered by. */
  valueFilters: { readonly [name in EventFacetName]?: string } = {};

  constructor(
    navigator: Navigator,
    search: Pick<SearchPort, 'eventDays'>,
    timer: Timer,
    data: EventOverviewData,
    loadValues?: LoadFacetValues,
  ) {
    this.list = new ListViewModel(navigator, timer, eventListOperations, data, loadValues);
    this.datePicker = new DatePickerViewModel(search, this.list);
    makeAutoObservable(
      this,
      { list: false, datePicker: false, valueFilters: observableRef },
      { autoBind: true },
    );
  }

  start(): () => void {
    const stops = [this.list.start(), this.datePicker.start()];
    return () => stops.forEach((stop) => stop());
  }

  /** Receives data of the loader. */
  receive(data: EventOverviewData): void {
    this.list.receive(data);
    this.datePicker.receive(data);
  }

  get data(): EventOverviewData {
    return this.list.data;
  }

  /** The concerts of the page, grouped by day, each with the banners before it (LIST-18). */
  get days(): readonly EventsOfDay<EventWithBanners>[] {
    return groupEventsByDay(this.#listedEvents);
  }

  /** The first of them, visible without scrolling. */
  get daysInView(): readonly EventsOfDay<EventWithBanners>[] {
    return groupEventsByDay(this.#listedEvents.slice(0, rowsInView));
  }

  /** The banners after the last concert, for concerts of the page that have no card (LIST-18). */
  get closingBanners(): readonly Banner[] {
    const { length } = this.data.listing.events;
    return this.list.query.isResetting ? [] : listBannersBefore(length, this.#placeBanners());
  }

  /** The choices above the list: days, and the facet values that the hall's configuration names (WAY-12). */
  get shortcuts(): readonly EventShortcut[] {
    return listEventShortcuts(this.list.query.requestedState, this.data);
  }

  /** Whether a filter is shown as one of them. */
  isShortcut(filter: AnyListFilter): boolean {
    return isEventShortcut(filter, this.data);
  }

  shortcutAddress({ state }: EventShortcut): string {
    return this.list.query.toAddress(state);
  }

  chooseShortcut({ state }: EventShortcut): void {
    this.list.query.request(state);
  }

  /** Every facet that has values, split into those shown and those collapsed. */
  get facets(): readonly DisplayedEventFacet[] {
    return this.list
      .facetGroups(this.valueFilters)
      .map((group) => ({ ...group, isLong: group.total > longFacetSize }));
  }

  /** The text that a facet's values are filtered by. */
  valueFilter(name: EventFacetName): string {
    return this.valueFilters[name] ?? '';
  }

  filterValues(name: EventFacetName, text: string): void {
    this.valueFilters = { ...this.valueFilters, [name]: text };
    this.list.values.load(name);
  }

  get #listedEvents(): readonly EventWithBanners[] {
    if (this.list.query.isResetting) return [];
    const placed = this.#placeBanners();
    return this.data.listing.events.map((event, index) => ({
      starts: event.starts,
      event,
      banners: listBannersBefore(index, placed),
    }));
  }

  #placeBanners(): PlacedBanners {
    const { banners, listing } = this.data;
    return positionBanners(banners, listing.page, eventsPerPage, listing.events.length, listing.total);
  }
}

type PlacedBanners = ReturnType<typeof positionBanners>;

function listBannersBefore(index: number, placed: PlacedBanners): readonly Banner[] {
  return placed.filter(({ before }) => before === index).map(({ banner }) => banner);
}

/** The calendar of a page's data. */
export const eventOverviewBinding = defineBinding(
  'EventOverviewViewModel',
  [Navigator, SearchPort, Timer],
  (navigator, search, timer) => (data: EventOverviewData, loadValues?: LoadFacetValues) =>
    new EventOverviewViewModel(navigator, search, timer, data, loadValues),
);
