import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { EventCard } from '#domain/event/event.ts';
import { type FavouritesByMonth, groupFavouritesByMonth } from '#domain/favourites/favourites-by-month.ts';
import {
  type FavouritesState,
  listFavouriteIds,
  listFavouriteUris,
  findLoadedFavouritesLocale,
} from '#domain/favourites/favourites-state.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Instant } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { awaitUnlessAborted } from '#ui/stores/await-unless-aborted.ts';
import { defineBinding } from '#ui/stores/binding.ts';

/** The loading state of the concerts of a list. */
type FavouritesPageState =
  /** Nothing has been requested. */
  | { readonly kind: 'idle' }
  /** Pending; `events` are those of the previous list. */
  | ({ readonly kind: 'loading' } & LoadedConcerts)
  | ({ readonly kind: 'ready' } & LoadedConcerts);

interface LoadedConcerts {
  readonly uris: readonly string[];
  readonly locale: Locale;
  readonly events: readonly EventCard[];
  /** The time of the request: concerts before it are past. */
  readonly requestedAt: Instant;
}

/** The list of a visitor. */
interface ReceivedFavourites {
  readonly favourites: FavouritesState;
  readonly locale: Locale;
}

/** The page of a visitor's favourites (FAV-4). */
export class FavouritesViewModel {
  state: FavouritesPageState = { kind: 'idle' };
  favourites: FavouritesState;

  readonly #search: Pick<SearchPort, 'eventsAt'>;
  readonly #clock: Clock;
  #request = new AbortController();

  constructor(search: Pick<SearchPort, 'eventsAt'>, clock: Clock, favourites: FavouritesState) {
    this.#search = search;
    this.#clock = clock;
    this.favourites = favourites;
    makeAutoObservable(this, { state: observableRef, favourites: observableRef }, { autoBind: true });
  }

  /** Nothing runs until a list is received; the function returned aborts the request. */
  start(): () => void {
    return () => this.#request.abort();
  }

  /**
   * Receives the list and the language. Its concerts are requested if some are missing, or if an earlier request was aborted.
   */
  receive({ favourites, locale }: ReceivedFavourites): void {
    this.favourites = favourites;
    if (favourites.kind === 'inactive') return this.#reset();
    if (favourites.kind !== 'ready') return;
    const uris = listFavouriteUris(favourites);
    const { state } = this;
    const wasAborted = state.kind === 'loading' && this.#request.signal.aborted;
    const language = findLoadedFavouritesLocale(favourites, locale);
    const isLoaded = state.kind !== 'idle' && state.locale === language && containsAll(uris, state.uris);
    if (!isLoaded || wasAborted) void this.#load(uris, language);
  }

  get season(): FavouritesByMonth | null {
    if (this.state.kind === 'idle' || (this.state.kind === 'loading' && this.state.events.length === 0))
      return null;
    const { events, requestedAt } = this.state;
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
    return this.state.kind === 'ready' && this.state.uris.length > 0 && this.state.events.length === 0;
  }

  /** Requests the concerts again after none could be loaded. */
  async retry(): Promise<void> {
    if (this.state.kind !== 'idle') await this.#load(this.state.uris, this.state.locale);
  }

  async #load(uris: readonly string[], locale: Locale): Promise<void> {
    this.#request.abort();
    const abortController = new AbortController();
    this.#request = abortController;
    const previousEvents = this.state.kind === 'idle' ? [] : this.state.events;
    const request = { uris, locale, requestedAt: this.#clock.now() };
    this.#setState({ kind: 'loading', ...request, events: previousEvents });
    const { signal } = abortController;
    const events = await awaitUnlessAborted(this.#search.eventsAt({ locale, uris }, signal), signal);
    if (events) this.#setState({ kind: 'ready', ...request, events });
  }

  #reset(): void {
    this.#request.abort();
    if (this.state.kind !== 'idle') this.#setState({ kind: 'idle' });
  }

  #setState(state: FavouritesPageState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}

function containsAll(subset: readonly string[], uris: readonly string[]): boolean {
  return subset.every((uri) => uris.includes(uri));
}

/** The list of a visitor's favourites. */
export const favouritesBinding = defineBinding(
  'FavouritesViewModel',
  [SearchPort, Clock],
  (search, clock) => (favourites: FavouritesState) => new FavouritesViewModel(search, clock, favourites),
);
