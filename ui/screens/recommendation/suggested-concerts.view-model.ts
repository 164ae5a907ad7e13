import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { TaggedEvent } from '#domain/event/event.ts';
import type { ConcertLookup, Suggestion } from '#domain/recommendation/suggestions.ts';
import { eventItems } from '#domain/tracking/event-item.ts';
import { recommendationView } from '#domain/tracking/tracking-events.ts';
import type { KeuzehulpGiven } from '#ui/screens/recommendation/recommendation.data.ts';
import type { RecommendationService } from '#ui/stores/recommendation.service.ts';
import { unlessAborted } from '#ui/stores/unless-aborted.ts';

/**
 * What is known of the concerts behind suggestions; `missing` where the search could not be asked, or there are suggestions and
 * no page of theirs came; `lookingUp` while the search is asked once more.
 */
type Listed = { readonly kind: 'none' | 'loading' | 'missing' | 'lookingUp' } | Found;

interface Found {
  readonly kind: 'ready';
  readonly events: readonly TaggedEvent[];
}

const notLookedUp: readonly Suggestion[] = [];

/** More than these at once do not make choosing easier. */
const shownAtFirst = 8;

/** The concerts behind a run's suggestions, best first (KEUZE-6). Each set of suggestions is looked up and counted once. */
export class SuggestedConcerts {
  listed: Listed = { kind: 'none' };
  /** Every suggestion is shown, and not the best alone. */
  isWhole = false;

  readonly #advice: RecommendationService;
  readonly #given: KeuzehulpGiven;
  #suggestions: readonly Suggestion[] = [];
  #life = new AbortController();

  constructor(advice: RecommendationService, given: KeuzehulpGiven) {
    this.#advice = advice;
    this.#given = given;
    makeAutoObservable(this, { listed: observableRef }, { autoBind: true });
  }

  /** Asks again for what an earlier life was waiting for; the function returned ends what is on its way. */
  start(): () => void {
    if (this.#life.signal.aborted) {
      this.#life = new AbortController();
      if (this.listed.kind === 'loading') void this.load();
    }
    return () => this.#life.abort();
  }

  /** Lists the suggestions there are; nothing happens where they are listed already. */
  show(lookup: ConcertLookup): void {
    const suggestions = lookup.kind === 'known' ? lookup.suggestions : notLookedUp;
    const isListed = this.listed.kind === 'ready' || this.listed.kind === 'loading';
    if (isListed && suggestions === this.#suggestions) return;
    this.#suggestions = suggestions;
    this.isWhole = false;
    if (lookup.kind === 'known') void this.load();
    else this.#become({ kind: lookup.kind === 'asking' ? 'lookingUp' : 'missing' });
  }

  /** Asks for the concerts, once more where they were missing. */
  async load(): Promise<void> {
    const suggestions = this.#suggestions;
    const { signal } = this.#life;
    const { locale, track } = this.#given;
    this.#become({ kind: 'loading' });
    const events = await unlessAborted(this.#advice.concerts(locale, suggestions, signal), signal);
    if (!events || suggestions !== this.#suggestions) return;
    const isMissing = events.length === 0 && suggestions.length > 0;
    this.#become(isMissing ? { kind: 'missing' } : { kind: 'ready', events });
    if (events.length > 0) track(recommendationView(eventItems(events)));
  }

  get kind(): Listed['kind'] {
    return this.listed.kind;
  }

  get events(): readonly TaggedEvent[] {
    return this.listed.kind === 'ready' ? this.listed.events : [];
  }

  /** The concerts on the screen: the best at first, all of them for whoever wants to see more. */
  get shown(): readonly TaggedEvent[] {
    return this.isWhole ? this.events : this.events.slice(0, shownAtFirst);
  }

  showAll(): void {
    this.isWhole = true;
  }

  #become(listed: Listed): void {
    runInAction(() => {
      this.listed = listed;
    });
  }
}
