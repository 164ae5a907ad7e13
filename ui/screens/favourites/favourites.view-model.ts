import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { EventCard } from '#domain/event/event.ts';
import { type Favourites, favouriteIds, favouriteUris } from '#domain/favourites/favourites.ts';
import { languageOfList } from '#domain/favourites/language-of-list.ts';
import { type PersonalSeason, personalSeason } from '#domain/favourites/personal-season.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { SearchPort } from '#ports/search.port.ts';
import { unlessAborted } from '#ui/stores/unless-aborted.ts';

/** What is known of the concerts behind a list. */
type FavouritesPageState =
  /** Nothing has been asked for. */
  | { readonly kind: 'idle' }
  /** On their way; `events` are those of the list as it was. */
  | ({ readonly kind: 'loading' } & KnownConcerts)
  | ({ readonly kind: 'ready' } & KnownConcerts);

interface KnownConcerts {
  readonly uris: readonly string[];
  readonly locale: Locale;
  readonly events: readonly EventCard[];
  /** When they were asked for: what is over then, is past. */
  readonly now: Instant;
}

/** The most tickets an evening that a visitor may count with. */
const mostPeople = 9;

/** The page of a visitor's favourites (FAV-4): the concerts of the list, and what they come to. */
export class FavouritesViewModel {
  state: FavouritesPageState = { kind: 'idle' };
  /** For how many the visitor counts. */
  people = 1;
  favourites: Favourites;

  readonly #search: Pick<SearchPort, 'eventsAt'>;
  readonly #clock: Clock;
  #question = new AbortController();

  constructor(search: Pick<SearchPort, 'eventsAt'>, clock: Clock, favourites: Favourites) {
    this.#search = search;
    this.#clock = clock;
    this.favourites = favourites;
    makeAutoObservable(this, { state: observableRef, favourites: observableRef }, { autoBind: true });
  }

  /** Nothing runs until a list is shown; the function returned ends what does. */
  start(): () => void {
    return () => this.#question.abort();
  }

  /** The list as it is now, in a language: its concerts are fetched where others are wanted than are there, and where an earlier life gave up waiting for them. */
  receive({ favourites, locale }: { readonly favourites: Favourites; readonly locale: Locale }): void {
    this.favourites = favourites;
    if (favourites.kind === 'inactive') return this.#forget();
    if (favourites.kind !== 'ready') return;
    const uris = favouriteUris(favourites);
    const { state } = this;
    const isLost = state.kind === 'loading' && this.#question.signal.aborted;
    const language = languageOfList(favourites, locale);
    const isThere = state.kind !== 'idle' && state.locale === language && isWithin(uris, state.uris);
    if (!isThere || isLost) void this.#load(uris, language);
  }

  get season(): PersonalSeason | null {
    if (this.state.kind === 'idle' || (this.state.kind === 'loading' && this.state.events.length === 0))
      return null;
    return personalSeason(this.state.events, favouriteIds(this.favourites), this.state.now);
  }

  /** How many kept concerts have no page, as far as the service knows. */
  get missing(): number {
    if (this.favourites.kind !== 'ready') return 0;
    const { ids, uris } = this.favourites.confirmed;
    return Math.max(0, ids.length - uris.length);
  }

  /** The list has concerts, and none of them could be had. */
  get isUnavailable(): boolean {
    return this.state.kind === 'ready' && this.state.uris.length > 0 && this.state.events.length === 0;
  }

  get mayBeFewer(): boolean {
    return this.people > 1;
  }

  get mayBeMore(): boolean {
    return this.people < mostPeople;
  }

  countFor(people: number): void {
    this.people = Math.min(mostPeople, Math.max(1, people));
  }

  /** What all concerts come to at their lowest price, for as many as count with. */
  get total(): number {
    return (this.season?.lowest ?? 0) * this.people;
  }

  /** Asks for the concerts once more, where none could be had. */
  async retry(): Promise<void> {
    if (this.state.kind !== 'idle') await this.#load(this.state.uris, this.state.locale);
  }

  async #load(uris: readonly string[], locale: Locale): Promise<void> {
    this.#question.abort();
    const question = new AbortController();
    this.#question = question;
    const before = this.state.kind === 'idle' ? [] : this.state.events;
    const asked = { uris, locale, now: this.#clock.now() };
    this.#become({ kind: 'loading', ...asked, events: before });
    const { signal } = question;
    const events = await unlessAborted(this.#search.eventsAt({ locale, uris }, signal), signal);
    if (events) this.#become({ kind: 'ready', ...asked, events });
  }

  #forget(): void {
    this.#question.abort();
    if (this.state.kind !== 'idle') this.#become({ kind: 'idle' });
  }

  #become(state: FavouritesPageState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  return some.every((uri) => all.includes(uri));
}
