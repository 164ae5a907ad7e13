import type { IdentifiedVisitor } from '#domain/favourites/favourites-state.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type {
  KeuzehulpState,
  KeuzehulpEffect,
  KeuzehulpAction,
} from '#domain/recommendation/keuzehulp-state.ts';
import { serializeSelectionPath } from '#domain/recommendation/selection-path.ts';
import type { Logger } from '#ports/logger.port.ts';
import { awaitUnlessAborted } from '#ui/stores/await-unless-aborted.ts';
import type { RecommendationService } from '#ui/stores/recommendation.service.ts';

type EffectByKind<Kind extends KeuzehulpEffect['kind']> = Extract<KeuzehulpEffect, { kind: Kind }>;

/** Runs the effects of a run at the Bridge and the search. Results are reported as events, unless the signal is aborted. */
export class RecommendationEffectRunner {
  readonly #service: RecommendationService;
  readonly #logger: Logger;
  readonly #dispatch: (event: KeuzehulpAction) => void;
  /** Undefined while the session is pending. */
  #user: IdentifiedVisitor | null | undefined;
  /** Saves that wait for the session. */
  #waitingSaves: readonly (() => void)[] = [];

  constructor(service: RecommendationService, logger: Logger, dispatch: (event: KeuzehulpAction) => void) {
    this.#service = service;
    this.#logger = logger;
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

  /** Requests suggestions (CALL-28, CALL-26). A failure is logged and reported; the run restarts (KEUZE-4). */
  async recommend(
    { path }: Extract<KeuzehulpState, { kind: 'loading' }>,
    locale: Locale,
    signal: AbortSignal,
  ): Promise<void> {
    const key = serializeSelectionPath(path);
    try {
      const lookup = await this.#service.recommend(locale, path, signal);
      if (!signal.aborted) this.#dispatch({ kind: 'recommended', key, lookup });
    } catch (cause) {
      if (signal.aborted) return;
      this.#logger.error('keuzehulp.failed', {}, cause);
      this.#dispatch({ kind: 'failed', key });
    }
  }

  /** Looks up the scored concerts in the search, if that is pending (CALL-26). */
  async lookUp(
    { path, lookup }: Extract<KeuzehulpState, { kind: 'suggestions' }>,
    locale: Locale,
    signal: AbortSignal,
  ): Promise<void> {
    if (lookup.kind !== 'asking') return;
    const found = await awaitUnlessAborted(this.#service.lookUp(locale, path, lookup.scores, signal), signal);
    if (found) this.#dispatch({ kind: 'lookedUp', key: serializeSelectionPath(path), lookup: found });
  }

  /** Saves a score for the logged-in user, once the session is known (KEUZE-7, CALL-29). */
  async save(effect: EffectByKind<'saveScore'>, signal: AbortSignal): Promise<void> {
    const { key, body, email } = effect;
    const user = this.#user;
    if (user === undefined) {
      this.#waitingSaves = [...this.#waitingSaves, () => void this.save(effect, signal)];
      return;
    }
    if (signal.aborted) return;
    try {
      const score = await this.#service.save({ answers: body, email, user }, signal);
      if (!signal.aborted) this.#dispatch({ kind: 'scoreSaved', key, score });
    } catch (cause) {
      if (signal.aborted) return;
      this.#logger.error('keuzehulp.save-failed', {}, cause);
      this.#dispatch({ kind: 'scoreNotSaved', key });
    }
  }

  /** Adds an address to a saved score (KEUZE-7, CALL-30). */
  async mail({ score, email }: EffectByKind<'updateScore'>, signal: AbortSignal): Promise<void> {
    try {
      await this.#service.mail(score, email, signal);
      if (!signal.aborted) this.#dispatch({ kind: 'scoreUpdated' });
    } catch (cause) {
      if (signal.aborted) return;
      this.#logger.error('keuzehulp.mail-failed', {}, cause);
      this.#dispatch({ kind: 'scoreNotUpdated' });
    }
  }
}
