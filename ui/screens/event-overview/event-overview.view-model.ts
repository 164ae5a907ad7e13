import { makeAutoObservable } from 'mobx';
import type { Banner } from '#domain/event/banner.ts';
import { type EventsOfDay, groupEventsByDay } from '#domain/event/event-days.ts';
import { positionBanners } from '#domain/listing/banners-in-lists.ts';
import { eventListOperations } from '#domain/listing/event-list.ts';
import { type EventShortcut, isEventShortcut, listEventShortcuts } from '#domain/listing/event-shortcuts.ts';
import { eventsPerPage } from '#domain/listing/list-pagination.ts';
import { Navigator } from '#ports/navigator.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { DatePickerViewModel } from '#ui/screens/event-overview/date-picker.view-model.ts';
import type {
  EventListViewModel,
  EventOverviewData,
  EventWithBanners,
} from '#ui/screens/event-overview/event-overview.data.ts';
import { defineBinding } from '#ui/stores/binding.ts';
import { type AnyListFilter, ListViewModel } from '#ui/stores/list.view-model.ts';

/** The number of concerts that fill most screens. */
const rowsInView = 5;

/** The calendar: the list of concerts by day and the month picker (TPL-10). */
export class EventOverviewViewModel {
  readonly list: EventListViewModel;
  readonly datePicker: DatePickerViewModel;

  constructor(
    navigator: Navigator,
    search: Pick<SearchPort, 'eventDays'>,
    timer: Timer,
    data: EventOverviewData,
  ) {
    this.list = new ListViewModel(navigator, timer, eventListOperations, data);
    this.datePicker = new DatePickerViewModel(search, this.list);
    makeAutoObservable(this, { list: false, datePicker: false }, { autoBind: true });
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
  (navigator, search, timer) => (data: EventOverviewData) =>
    new EventOverviewViewModel(navigator, search, timer, data),
);
