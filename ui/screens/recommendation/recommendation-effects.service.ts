import type { IdentifiedVisitor } from '#domain/favourites/favourites-state.ts';
import { parseEmail } from '#domain/form/email.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type {
  KeuzehulpAction,
  KeuzehulpEffect,
  KeuzehulpState,
} from '#domain/recommendation/keuzehulp-state.ts';
import { suggestionsLifetimeSeconds } from '#domain/recommendation/recommended-hits.ts';
import {
  type SelectionPath,
  serializeSelectionPath,
  toAnswersByQuestion,
} from '#domain/recommendation/selection-path.ts';
import {
  type ConcertScores,
  pickBestIdentifiers,
  type Suggestion,
  type SuggestionLookupState,
  rankSuggestions,
} from '#domain/recommendation/suggestions.ts';
import { addMilliseconds, secondMs } from '#domain/time/instant.ts';
import type { BridgePort } from '#ports/bridge.port.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { SearchPort } from '#ports/search.port.ts';
import type { StoragePort } from '#ports/storage.port.ts';
import {
  addToCachedSuggestions,
  readCachedSuggestions,
  toSuggestionsCacheKey,
} from '#ui/screens/recommendation/cached-suggestions.ts';
import { awaitUnlessAborted } from '#ui/stores/await-unless-aborted.ts';
import { keuzehulpSuggestionsStorageKey } from '#ui/stores/keuzehulp-storage-keys.ts';

type EffectByKind<Kind extends KeuzehulpEffect['kind']> = Extract<KeuzehulpEffect, { kind: Kind }>;

/** The ports that the effects need. */
export interface RecommendationPorts {
  readonly bridge: BridgePort;
  readonly search: Pick<SearchPort, 'recommended' | 'eventsAt'>;
  readonly storage: StoragePort;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Runs the effects of a run: the Bridge scores concerts, the search finds them, session storage caches the result. Results are
 * dispatched as actions, failures are logged as well; nothing once the signal is aborted.
 */
export class RecommendationEffects {
  readonly #ports: RecommendationPorts;
  readonly #locale: Locale;
  readonly #dispatch: (action: KeuzehulpAction) => void;
  /** Undefined while the session is pending. */
  #user: IdentifiedVisitor | null | undefined;
  /** Saves that wait for the session. */
  #waitingSaves: readonly (() => void)[] = [];

  constructor(ports: RecommendationPorts, locale: Locale, dispatch: (action: KeuzehulpAction) => void) {
    this.#ports = ports;
    this.#locale = locale;
    this.#dispatch = dispatch;
  }

  /** Sets the user for whom scores are saved, and runs the waiting saves. Undefined while the session is pending. */
  setUser(user: IdentifiedVisitor | null | undefined): void {
    this.#user = user;
    if (user === undefined) return;
    const waitingSaves = this.#waitingSaves;
    this.#waitingSaves = [];
    for (const save of waitingSaves) save();
  }

  run(effect: KeuzehulpEffect, keuzehulp: KeuzehulpState | null, signal: AbortSignal): void {
    switch (effect.kind) {
      case 'request':
        return this.request(keuzehulp, signal);
      case 'saveScore':
        return this.#save(effect, signal);
      case 'updateScore':
        return this.#mail(effect, signal);
    }
  }

  /** Requests what a state waits for: suggestions, or the scored concerts (CALL-26). */
  request(keuzehulp: KeuzehulpState | null, signal: AbortSignal): void {
    if (keuzehulp?.kind === 'loading') this.#requestSuggestions(keuzehulp.path, signal);
    if (keuzehulp?.kind === 'suggestions' && keuzehulp.lookup.kind === 'asking')
      void this.#requestConcerts(keuzehulp.path, keuzehulp.lookup.scores, signal);
  }

  /** A failure restarts the run (KEUZE-4). */
  #requestSuggestions(path: SelectionPath, signal: AbortSignal): void {
    const key = serializeSelectionPath(path);
    const recommended = this.#recommend(path, signal).then((lookup): KeuzehulpAction => ({
      kind: 'recommended',
      key,
      lookup,
    }));
    void this.#report(recommended, 'keuzehulp.failed', { kind: 'failed', key }, signal);
  }

  async #requestConcerts(path: SelectionPath, scores: ConcertScores, signal: AbortSignal): Promise<void> {
    const lookup = await awaitUnlessAborted(this.#lookUp(path, scores, signal), signal);
    if (lookup) this.#dispatch({ kind: 'lookedUp', key: serializeSelectionPath(path), lookup });
  }

  /**
   * The concerts that fit the answers, cached for a quarter of an hour by answers and language (KEUZE-6, CALL-26, CALL-28).
   * Rejects if the Bridge fails. Neither a failure nor an empty result is cached.
   */
  async #recommend(path: SelectionPath, signal: AbortSignal): Promise<SuggestionLookupState> {
    const { bridge, clock } = this.#ports;
    const key = toSuggestionsCacheKey(this.#locale, path);
    const suggestions = readCachedSuggestions(this.#storedText, key, clock.now());
    if (suggestions) return { kind: 'known', suggestions };
    const scores = await bridge.recommendations(toAnswersByQuestion(path), signal);
    return this.#lookUp(path, scores, signal);
  }

  /** Looks up the scored concerts in the search; the search is not cached (CALL-26). */
  async #lookUp(
    path: SelectionPath,
    scores: ConcertScores,
    signal: AbortSignal,
  ): Promise<SuggestionLookupState> {
    const query = { locale: this.#locale, identifiers: pickBestIdentifiers(scores) };
    const found = await this.#ports.search.recommended(query, signal);
    if (found.kind === 'unavailable') return { kind: 'failed', scores };
    const suggestions = rankSuggestions(scores, found.hits);
    if (suggestions.length > 0) this.#store(toSuggestionsCacheKey(this.#locale, path), suggestions);
    return { kind: 'known', suggestions };
  }

  /** Saves a score for the logged-in user, once the session is known (KEUZE-7, CALL-29). */
  #save(effect: EffectByKind<'saveScore'>, signal: AbortSignal): void {
    const { key, body, email } = effect;
    const user = this.#user;
    if (user === undefined) {
      this.#waitingSaves = [...this.#waitingSaves, () => this.#save(effect, signal)];
      return;
    }
    if (signal.aborted) return;
    const address = parseEmail(email ?? '');
    const saved = this.#ports.bridge
      .saveScore({ answers: body, ...(address && { email: address }), ...(user && { user }) }, signal)
      .then((score): KeuzehulpAction => ({ kind: 'scoreSaved', key, score }));
    void this.#report(saved, 'keuzehulp.save-failed', { kind: 'scoreNotSaved', key }, signal);
  }

  /** Adds an address to a saved score (KEUZE-7, CALL-30). */
  #mail({ score, email }: EffectByKind<'updateScore'>, signal: AbortSignal): void {
    const address = parseEmail(email);
    const mailed = address
      ? this.#ports.bridge.updateScore(score, address, signal)
      : Promise.reject(new Error('Not an address to mail to'));
    const updated = mailed.then((): KeuzehulpAction => ({ kind: 'scoreUpdated' }));
    void this.#report(updated, 'keuzehulp.mail-failed', { kind: 'scoreNotUpdated' }, signal);
  }

  /** Dispatches the action that `work` results in, or `failed` after logging the failure as `event`. */
  async #report(
    work: Promise<KeuzehulpAction>,
    event: string,
    failed: KeuzehulpAction,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      const action = await work;
      if (!signal.aborted) this.#dispatch(action);
    } catch (cause) {
      if (signal.aborted) return;
      this.#ports.logger.error(event, {}, cause);
      this.#dispatch(failed);
    }
  }

  get #storedText(): string | null {
    return this.#ports.storage.session.read(keuzehulpSuggestionsStorageKey);
  }

  #store(key: string, suggestions: readonly Suggestion[]): void {
    const now = this.#ports.clock.now();
    const expiresAt = addMilliseconds(now, suggestionsLifetimeSeconds * secondMs);
    const storedText = addToCachedSuggestions(this.#storedText, key, { until: expiresAt, suggestions }, now);
    this.#ports.storage.session.write(keuzehulpSuggestionsStorageKey, storedText);
  }
}
