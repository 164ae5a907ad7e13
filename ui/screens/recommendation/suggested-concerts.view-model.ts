import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { TaggedEvent } from '#domain/event/event.ts';
import type { ConcertLookup, Suggestion } from '#domain/recommendation/suggestions.ts';
import { eventItems } from '#domain/tracking/event-item.ts';
import { recommendationView } from '#domain/tracking/tracking-events.ts';
import type { KeuzehulpGiven } from '#ui/screens/recommendation/recommendation.data.ts';
import type { RecommendationService } from '#ui/stores/recommendation.service.ts';
import { unlessAborted } from '#ui/stores/unless-aborted.ts';

/**
 * The loading state of the suggested concerts. `missing`: the search is unavailable, or no suggestion has a page.
 * `lookingUp`: the search is requested again.
 */
type ConcertsState = { readonly kind: 'none' | 'loading' | 'missing' | 'lookingUp' } | LoadedConcerts;

interface LoadedConcerts {
  readonly kind: 'ready';
  readonly events: readonly TaggedEvent[];
}

const noSuggestions: readonly Suggestion[] = [];

/** The number of concerts shown at first; more would make choosing harder. */
const initialCount = 8;

/** The suggested concerts of a run, best first (KEUZE-6). Each set of suggestions is looked up and tracked once. */
export class SuggestedConcerts {
  listed: ConcertsState = { kind: 'none' };
  /** All suggestions are shown, not only the first. */
  isWhole = false;

  readonly #service: RecommendationService;
  readonly #options: KeuzehulpGiven;
  #suggestions: readonly Suggestion[] = [];
  #lifetime = new AbortController();

  constructor(service: RecommendationService, options: KeuzehulpGiven) {
    this.#service = service;
    this.#options = options;
    makeAutoObservable(this, { listed: observableRef }, { autoBind: true });
  }

  /** Repeats a request that an earlier stop aborted; the function returned aborts it. */
  start(): () => void {
    if (this.#lifetime.signal.aborted) {
      this.#lifetime = new AbortController();
      if (this.listed.kind === 'loading') void this.load();
    }
    return () => this.#lifetime.abort();
  }

  /** Loads the concerts of the suggestions, unless they are loaded already. */
  show(lookup: ConcertLookup): void {
    const suggestions = lookup.kind === 'known' ? lookup.suggestions : noSuggestions;
    const isListed = this.listed.kind === 'ready' || this.listed.kind === 'loading';
    if (isListed && suggestions === this.#suggestions) return;
    this.#suggestions = suggestions;
    this.isWhole = false;
    if (lookup.kind === 'known') void this.load();
    else this.#setState({ kind: lookup.kind === 'asking' ? 'lookingUp' : 'missing' });
  }

  /** Requests the concerts. */
  async load(): Promise<void> {
    const suggestions = this.#suggestions;
    const { signal } = this.#lifetime;
    const { locale, track } = this.#options;
    this.#setState({ kind: 'loading' });
    const events = await unlessAborted(this.#service.concerts(locale, suggestions, signal), signal);
    if (!events || suggestions !== this.#suggestions) return;
    const isMissing = events.length === 0 && suggestions.length > 0;
    this.#setState(isMissing ? { kind: 'missing' } : { kind: 'ready', events });
    if (events.length > 0) track(recommendationView(eventItems(events)));
  }

  get kind(): ConcertsState['kind'] {
    return this.listed.kind;
  }

  get events(): readonly TaggedEvent[] {
    return this.listed.kind === 'ready' ? this.listed.events : [];
  }

  /** The concerts shown: the first, or all. */
  get shown(): readonly TaggedEvent[] {
    return this.isWhole ? this.events : this.events.slice(0, initialCount);
  }

  showAll(): void {
    this.isWhole = true;
  }

  #setState(listed: ConcertsState): void {
    runInAction(() => {
      this.listed = listed;
    });
  }
}
