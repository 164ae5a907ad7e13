import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { sanitizeKeyword } from '#domain/listing/read-query-params.ts';
import { emptySiteSearchResult, type SiteSearchResult } from '#domain/listing/site-search.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { Clock } from '#ports/clock.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { defineBinding } from '#ui/stores/binding.ts';

/** Debounce of the header's search, in milliseconds (LAYOUT-3). */
const searchDelayMs = 500;

/** The suggestions below the header's search field. Old ones stay until new ones arrive. */
interface SuggestionsState {
  readonly kind: 'idle' | 'loading' | 'answered';
  /** The keyword of `found`; empty before the first answer. */
  readonly keyword: string;
  readonly found: SiteSearchResult;
}

const initialState: SuggestionsState = { kind: 'idle', keyword: '', found: emptySiteSearchResult };

/**
 * The search suggestions for the text being typed (LAYOUT-3): requested when typing pauses; only the latest request counts.
 */
export class SearchSuggestionsViewModel {
  state: SuggestionsState = initialState;

  readonly #search: Pick<SearchPort, 'find'>;
  readonly #clock: Clock;
  readonly #timer: Timer;
  readonly #locale: Locale;
  #cancelTimer: () => void = () => {};
  #request = new AbortController();

  constructor(search: Pick<SearchPort, 'find'>, clock: Clock, timer: Timer, locale: Locale) {
    this.#search = search;
    this.#clock = clock;
    this.#timer = timer;
    this.#locale = locale;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Nothing is requested until something is typed; the function returned cancels timer and request. */
  start(): () => void {
    return () => this.#cancel();
  }

  /** The text in the field has changed. */
  type(typed: string): void {
    this.#cancel();
    const keyword = sanitizeKeyword(typed);
    if (keyword === '') this.state = initialState;
    else if (keyword === this.state.keyword) this.state = { ...this.state, kind: 'answered' };
    else this.#cancelTimer = this.#timer.after(searchDelayMs, () => void this.#fetch(keyword));
  }

  async #fetch(keyword: string): Promise<void> {
    const { signal } = (this.#request = new AbortController());
    this.#setState({ ...this.state, kind: 'loading' });
    const query = { locale: this.#locale, keyword, now: this.#clock.now() };
    try {
      const found = await this.#search.find({ ...query, page: 1 }, signal);
      if (!signal.aborted) this.#setState({ kind: 'answered', keyword, found });
    } catch (cause) {
      if (!signal.aborted) throw cause;
    }
  }

  #cancel(): void {
    this.#cancelTimer();
    this.#request.abort();
  }

  #setState(state: SuggestionsState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}

/** The suggestions in the language of a page. */
export const searchSuggestionsBinding = defineBinding(
  'SearchSuggestionsViewModel',
  [SearchPort, Clock, Timer],
  (search, clock, timer) => (locale: Locale) => new SearchSuggestionsViewModel(search, clock, timer, locale),
);
