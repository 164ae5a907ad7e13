import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { keywordOf } from '#domain/listing/list-query.ts';
import { nothingSought, type SiteListing } from '#domain/listing/site-search-params.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { SearchPort } from '#ports/search.port.ts';
import type { Timer } from '#ports/timer.port.ts';

/** Milliseconds without a keystroke before the header's search asks (LAYOUT-3). */
const searchDelay = 500;

/** What stands under the header's search field. The old answer stays until the new one is there. */
interface SuggestionsState {
  readonly kind: 'idle' | 'asking' | 'answered';
  /** What `found` was found for; `''` before the first answer. */
  readonly keyword: string;
  readonly found: SiteListing;
}

const nothingAsked: SuggestionsState = { kind: 'idle', keyword: '', found: nothingSought };

/** What the site has for what is being typed (LAYOUT-3): asked when the typing rests, and only the newest question counts. */
export class SuggestionsViewModel {
  state: SuggestionsState = nothingAsked;

  readonly #search: Pick<SearchPort, 'find'>;
  readonly #clock: Clock;
  readonly #timer: Timer;
  readonly #locale: Locale;
  #cancelTimer: () => void = () => {};
  #question = new AbortController();

  constructor(search: Pick<SearchPort, 'find'>, clock: Clock, timer: Timer, locale: Locale) {
    this.#search = search;
    this.#clock = clock;
    this.#timer = timer;
    this.#locale = locale;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Nothing is asked until something is typed; the function returned forgets what was. */
  start(): () => void {
    return () => this.#giveUp();
  }

  /** Something else stands in the field. */
  lookFor(typed: string): void {
    this.#giveUp();
    const keyword = keywordOf(typed);
    if (keyword === '') this.state = nothingAsked;
    else if (keyword === this.state.keyword) this.state = { ...this.state, kind: 'answered' };
    else this.#cancelTimer = this.#timer.after(searchDelay, () => void this.#ask(keyword));
  }

  async #ask(keyword: string): Promise<void> {
    const { signal } = (this.#question = new AbortController());
    this.#show({ ...this.state, kind: 'asking' });
    const asked = { locale: this.#locale, keyword, now: this.#clock.now() };
    try {
      const found = await this.#search.find({ ...asked, page: 1 }, signal);
      if (!signal.aborted) this.#show({ kind: 'answered', keyword, found });
    } catch (cause) {
      if (!signal.aborted) throw cause;
    }
  }

  #giveUp(): void {
    this.#cancelTimer();
    this.#question.abort();
  }

  #show(state: SuggestionsState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
