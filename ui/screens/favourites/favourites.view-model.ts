import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { EventCard } from '#domain/event/event.ts';
import { type FavouritesByMonth, groupFavouritesByMonth } from '#domain/favourites/favourites-by-month.ts';
import {
  type FavouritesState,
  findLoadedFavouritesLocale,
  listFavouriteIds,
} from '#domain/favourites/favourites-state.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Instant } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { awaitUnlessAborted } from '#ui/stores/await-unless-aborted.ts';
import { defineBinding } from '#ui/stores/binding.ts';

/** The concerts that were requested last. */
interface RequestedConcerts {
  readonly uris: readonly string[];
  readonly locale: Locale;
  /** Concerts before it are past. */
  readonly requestedAt: Instant;
  /** Those of the previous request while they are pending. */
  readonly events: readonly EventCard[];
  readonly isPending: boolean;
}

/** The page of a visitor's favourites (FAV-4). */
export class FavouritesViewModel {
  favourites: FavouritesState;
  /** Null until a list is received. */
  concerts: RequestedConcerts | null = null;
  readonly #search: Pick<SearchPort, 'eventsAt'>;
  readonly #clock: Clock;
  readonly #locale: Locale;
  #request = new AbortController();

  constructor(
    search: Pick<SearchPort, 'eventsAt'>,
    clock: Clock,
    locale: Locale,
    favourites: FavouritesState,
  ) {
    this.#search = search;
    this.#clock = clock;
    this.#locale = locale;
    this.favourites = favourites;
    makeAutoObservable(this, { favourites: observableRef, concerts: observableRef }, { autoBind: true });
  }

  /** Nothing runs until a list is received; the function returned aborts the request. */
  start(): () => void {
    return () => this.#request.abort();
  }

  /** Receives the list. Its concerts are requested if some are missing, or if an earlier request was aborted. */
  receive(favourites: FavouritesState): void {
    this.favourites = favourites;
    if (favourites.kind === 'inactive') {
      this.#request.abort();
      this.concerts = null;
    }
    if (favourites.kind !== 'ready') return;
    const { uris } = favourites.confirmed;
    const locale = findLoadedFavouritesLocale(favourites, this.#locale);
    const { concerts } = this;
    const wasAborted = concerts?.isPending && this.#request.signal.aborted;
    const isRequested =
      concerts?.locale === locale && !wasAborted && uris.every((uri) => concerts.uris.includes(uri));
    if (!isRequested) void this.#load(uris, locale);
  }

  /** Null until there are concerts to show. */
  get season(): FavouritesByMonth | null {
    if (!this.concerts || (this.concerts.isPending && this.concerts.events.length === 0)) return null;
    const { events, requestedAt } = this.concerts;
    return groupFavouritesByMonth(events, listFavouriteIds(this.favourites), requestedAt);
  }

  /** The number of favourites that have no page. */
  get missingCount(): number {
    if (this.favourites.kind !== 'ready') return 0;
    const { ids, uris } = this.favourites.confirmed;
    return Math.max(0, ids.length - uris.length);
  }

  /** The list has concerts, but none of them could be loaded. */
  get isUnavailable(): boolean {
    const { concerts } = this;
    return (
      concerts !== null && !concerts.isPending && concerts.uris.length > 0 && concerts.events.length === 0
    );
  }

  /** Requests the concerts again after none could be loaded. */
  async retry(): Promise<void> {
    if (this.concerts) await this.#load(this.concerts.uris, this.concerts.locale);
  }

  async #load(uris: readonly string[], locale: Locale): Promise<void> {
    this.#request.abort();
    this.#request = new AbortController();
    const { signal } = this.#request;
    const requested = { uris, locale, requestedAt: this.#clock.now() };
    this.concerts = { ...requested, events: this.concerts?.events ?? [], isPending: true };
    const events = await awaitUnlessAborted(this.#search.eventsAt({ locale, uris }, signal), signal);
    if (events) runInAction(() => (this.concerts = { ...requested, events, isPending: false }));
  }
}

/** The list of a visitor's favourites, on the page in a language. */
export const favouritesBinding = defineBinding(
  'FavouritesViewModel',
  [SearchPort, Clock],
  (search, clock) => (locale: Locale, favourites: FavouritesState) =>
    new FavouritesViewModel(search, clock, locale, favourites),
);
