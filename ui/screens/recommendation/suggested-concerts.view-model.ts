import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Locale } from '#domain/locale/locale.ts';
import type { RecommendationData } from '#domain/page/questionnaire.ts';
import type { Suggestion, SuggestionLookupState } from '#domain/recommendation/suggestions.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import type { SearchPort, EventWithTagsAndPrices } from '#ports/search.port.ts';
import { awaitUnlessAborted } from '#ui/stores/await-unless-aborted.ts';

/** The inputs of a run. */
export interface KeuzehulpRunInput {
  readonly data: RecommendationData;
  readonly locale: Locale;
  /** The page's path and query; the fragment after it is the position in the run. */
  readonly path: string;
  /** Called with tracking events (TRACK-6). */
  readonly track: (event: TrackingEvent) => void;
}

/**
 * The loading state of the suggested concerts. `missing`: the search is unavailable, or no suggestion has a page.
 * `lookingUp`: the search is requested again.
 */
type ConcertsState = { readonly kind: 'none' | 'loading' | 'missing' | 'lookingUp' } | LoadedConcerts;

interface LoadedConcerts {
  readonly kind: 'ready';
  readonly events: readonly EventWithTagsAndPrices[];
}

const noSuggestions: readonly Suggestion[] = [];

/** The number of concerts shown at first; more would make choosing harder. */
const initialCount = 8;

/** The suggested concerts of a run, best first (KEUZE-6). Each set of suggestions is looked up and tracked once. */
export class SuggestedConcertsViewModel {
  state: ConcertsState = { kind: 'none' };
  /** All suggestions are shown, not only the first. */
  isShowingAll = false;

  readonly #search: Pick<SearchPort, 'eventsAt'>;
  readonly #run: Pick<KeuzehulpRunInput, 'locale' | 'track'>;
  #suggestions: readonly Suggestion[] = [];
  #lifetime = new AbortController();

  constructor(search: Pick<SearchPort, 'eventsAt'>, run: Pick<KeuzehulpRunInput, 'locale' | 'track'>) {
    this.#search = search;
    this.#run = run;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Repeats a request that an earlier stop aborted; the function returned aborts it. */
  start(): () => void {
    if (this.#lifetime.signal.aborted) {
      this.#lifetime = new AbortController();
      if (this.state.kind === 'loading') void this.load();
    }
    return () => this.#lifetime.abort();
  }

  /** Loads the concerts of the suggestions, unless they are loaded already. */
  show(lookup: SuggestionLookupState): void {
    const suggestions = lookup.kind === 'known' ? lookup.suggestions : noSuggestions;
    const isListed = this.state.kind === 'ready' || this.state.kind === 'loading';
    if (isListed && suggestions === this.#suggestions) return;
    this.#suggestions = suggestions;
    this.isShowingAll = false;
    if (lookup.kind === 'known') void this.load();
    else this.#setState({ kind: lookup.kind === 'asking' ? 'lookingUp' : 'missing' });
  }

  /** Requests the concerts of the suggestions, in order; one without a page is omitted. */
  async load(): Promise<void> {
    const suggestions = this.#suggestions;
    const { signal } = this.#lifetime;
    const { locale, track } = this.#run;
    const uris = suggestions.map(({ uri }) => uri);
    this.#setState({ kind: 'loading' });
    const events =
      uris.length === 0
        ? []
        : await awaitUnlessAborted(this.#search.eventsAt({ locale, uris }, signal), signal);
    if (!events || suggestions !== this.#suggestions) return;
    const isMissing = events.length === 0 && suggestions.length > 0;
    this.#setState(isMissing ? { kind: 'missing' } : { kind: 'ready', events });
    if (events.length > 0) track({ kind: 'concertsSuggested', concerts: events });
  }

  get kind(): ConcertsState['kind'] {
    return this.state.kind;
  }

  get events(): readonly EventWithTagsAndPrices[] {
    return this.state.kind === 'ready' ? this.state.events : [];
  }

  /** The concerts shown: the first, or all. */
  get shown(): readonly EventWithTagsAndPrices[] {
    return this.isShowingAll ? this.events : this.events.slice(0, initialCount);
  }

  showAll(): void {
    this.isShowingAll = true;
  }

  #setState(listed: ConcertsState): void {
    runInAction(() => {
      this.state = listed;
    });
  }
}
