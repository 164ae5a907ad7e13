import { cacheLifetimes } from '#domain/caching/lifetimes.ts';
import type { EventWithTagsAndPrices } from '#domain/event/event.ts';
import type { IdentifiedVisitor } from '#domain/favourites/favourites-state.ts';
import { parseEmail } from '#domain/form/email.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { AnswersByQuestion, UserScore } from '#domain/recommendation/keuzehulp-state.ts';
import {
  type SelectionPath,
  toAnswersByQuestion,
  toSuggestionsCacheKey,
} from '#domain/recommendation/selection-path.ts';
import {
  addToCachedSuggestions,
  type ConcertScores,
  pickBestIdentifiers,
  readCachedSuggestions,
  type Suggestion,
  type SuggestionLookupState,
  rankSuggestions,
} from '#domain/recommendation/suggestions.ts';
import { addMilliseconds, secondMs } from '#domain/time/instant.ts';
import type { BridgePort } from '#ports/bridge.port.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Connectivity } from '#ports/connectivity.port.ts';
import type { SearchPort } from '#ports/search.port.ts';
import type { StoragePort } from '#ports/storage.port.ts';
import { keuzehulpSuggestionsStorageKey } from '#ui/stores/keuzehulp-storage-keys.ts';

/** A run of the keuzehulp to save, with its visitor and mail address. */
interface RunToSave {
  readonly answers: AnswersByQuestion;
  readonly email: string | undefined;
  readonly user: IdentifiedVisitor | null;
}

/** Fetches suggestions: the Bridge scores concerts, the search finds them, and session storage caches the result. */
export class RecommendationService {
  readonly #bridge: BridgePort;
  readonly #search: Pick<SearchPort, 'recommended' | 'eventsAt'>;
  readonly #connectivity: Connectivity;
  readonly #storage: StoragePort;
  readonly #clock: Clock;

  constructor(
    bridge: BridgePort,
    search: Pick<SearchPort, 'recommended' | 'eventsAt'>,
    connectivity: Connectivity,
    storage: StoragePort,
    clock: Clock,
  ) {
    this.#bridge = bridge;
    this.#search = search;
    this.#connectivity = connectivity;
    this.#storage = storage;
    this.#clock = clock;
  }

  get isOnline(): boolean {
    return this.#connectivity.isOnline();
  }

  /**
   * The concerts that fit the answers, cached for a quarter of an hour by answers and language (KEUZE-6, CALL-26, CALL-28).
   * Rejects if the Bridge fails. Neither a failure nor an empty result is cached.
   */
  async recommend(locale: Locale, path: SelectionPath, signal: AbortSignal): Promise<SuggestionLookupState> {
    const suggestions = readCachedSuggestions(
      this.#storedText,
      toSuggestionsCacheKey(locale, path),
      this.#clock.now(),
    );
    if (suggestions) return { kind: 'known', suggestions };
    const scores = await this.#bridge.recommendations(toAnswersByQuestion(path), signal);
    return this.lookUp(locale, path, scores, signal);
  }

  /** Looks up the scored concerts in the search; the search is not cached (CALL-26). */
  async lookUp(
    locale: Locale,
    path: SelectionPath,
    scores: ConcertScores,
    signal: AbortSignal,
  ): Promise<SuggestionLookupState> {
    const found = await this.#search.recommended(
      { locale, identifiers: pickBestIdentifiers(scores) },
      signal,
    );
    if (found.kind === 'unavailable') return { kind: 'failed', scores };
    const suggestions = rankSuggestions(scores, found.hits);
    if (suggestions.length > 0) this.#store(toSuggestionsCacheKey(locale, path), suggestions);
    return { kind: 'known', suggestions };
  }

  /** The concerts of the suggestions, in order; one without a page is omitted. */
  loadConcerts(
    locale: Locale,
    suggestions: readonly Suggestion[],
    signal: AbortSignal,
  ): Promise<readonly EventWithTagsAndPrices[]> {
    const uris = suggestions.map(({ uri }) => uri);
    return uris.length === 0 ? Promise.resolve([]) : this.#search.eventsAt({ locale, uris }, signal);
  }

  /** Saves the answers of a run (CALL-29). Rejects if the Bridge does. */
  save({ answers, email, user }: RunToSave, signal: AbortSignal): Promise<UserScore> {
    const address = parseEmail(email ?? '');
    return this.#bridge.saveScore(
      { answers, ...(address && { email: address }), ...(user && { user }) },
      signal,
    );
  }

  /** Adds an address to a saved run (CALL-30). Rejects if the Bridge does, and if `email` is not an address. */
  async mail(score: UserScore, email: string, signal: AbortSignal): Promise<void> {
    const address = parseEmail(email);
    if (!address) throw new Error('Not an address to mail to');
    await this.#bridge.updateScore(score, address, signal);
  }

  get #storedText(): string | null {
    return this.#storage.session.read(keuzehulpSuggestionsStorageKey);
  }

  #store(key: string, suggestions: readonly Suggestion[]): void {
    const now = this.#clock.now();
    const expiresAt = addMilliseconds(now, cacheLifetimes.recommendations.lifetimeSeconds * secondMs);
    const storedText = addToCachedSuggestions(this.#storedText, key, { until: expiresAt, suggestions }, now);
    this.#storage.session.write(keuzehulpSuggestionsStorageKey, storedText);
  }
}
