import type { FavouritesUser } from '#domain/favourites/favourites.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Keuzehulp, KeuzehulpEffect, KeuzehulpEvent } from '#domain/recommendation/keuzehulp.ts';
import { selectionKey } from '#domain/recommendation/selection.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { RecommendationService } from '#ui/stores/recommendation.service.ts';
import { unlessAborted } from '#ui/stores/unless-aborted.ts';

type Effect<Kind extends KeuzehulpEffect['kind']> = Extract<KeuzehulpEffect, { kind: Kind }>;

/** What a run has done at the Bridge. What comes of it is told as an event, unless the signal says that nobody waits any more. */
export class RecommendationEffects {
  readonly #advice: RecommendationService;
  readonly #logger: Logger;
  readonly #tell: (event: KeuzehulpEvent) => void;
  /** Undefined while nobody can say who is there. */
  #user: FavouritesUser | null | undefined;
  /** What is saved as soon as it is known for whom. */
  #waiting: readonly (() => void)[] = [];

  constructor(advice: RecommendationService, logger: Logger, tell: (event: KeuzehulpEvent) => void) {
    this.#advice = advice;
    this.#logger = logger;
    this.#tell = tell;
  }

  /** Who is there, for whom is saved: what waited to know that goes out. Undefined while nobody can say. */
  setUser(user: FavouritesUser | null | undefined): void {
    this.#user = user;
    if (user === undefined) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const save of waiting) save();
  }

  /** Asks what fits (CALL-28, CALL-26). Failing is logged and told; the run begins anew (KEUZE-4). */
  async recommend(
    { path }: Extract<Keuzehulp, { kind: 'loading' }>,
    locale: Locale,
    signal: AbortSignal,
  ): Promise<void> {
    const key = selectionKey(path);
    try {
      const lookup = await this.#advice.recommended(locale, path, signal);
      if (!signal.aborted) this.#tell({ kind: 'recommended', key, lookup });
    } catch (cause) {
      if (signal.aborted) return;
      this.#logger.error('keuzehulp.failed', {}, cause);
      this.#tell({ kind: 'failed', key });
    }
  }

  /** Asks the search about the concerts behind the scores, where they are waited for (CALL-26). */
  async lookUp(
    { path, lookup }: Extract<Keuzehulp, { kind: 'suggestions' }>,
    locale: Locale,
    signal: AbortSignal,
  ): Promise<void> {
    if (lookup.kind !== 'asking') return;
    const found = await unlessAborted(this.#advice.lookUp(locale, path, lookup.scores, signal), signal);
    if (found) this.#tell({ kind: 'lookedUp', key: selectionKey(path), lookup: found });
  }

  /** Saves a score, for whoever is logged in: where that is not known yet, as soon as it is (KEUZE-7, CALL-29). */
  async save(effect: Effect<'saveScore'>, signal: AbortSignal): Promise<void> {
    const { key, body, email } = effect;
    const user = this.#user;
    if (user === undefined) {
      this.#waiting = [...this.#waiting, () => void this.save(effect, signal)];
      return;
    }
    if (signal.aborted) return;
    try {
      const score = await this.#advice.save({ answers: body, email, user }, signal);
      if (!signal.aborted) this.#tell({ kind: 'scoreSaved', key, score });
    } catch (cause) {
      if (signal.aborted) return;
      this.#logger.error('keuzehulp.save-failed', {}, cause);
      this.#tell({ kind: 'scoreNotSaved', key });
    }
  }

  /** Adds an address to a saved score (KEUZE-7, CALL-30). */
  async mail({ score, email }: Effect<'updateScore'>, signal: AbortSignal): Promise<void> {
    try {
      await this.#advice.mail(score, email, signal);
      if (!signal.aborted) this.#tell({ kind: 'scoreUpdated' });
    } catch (cause) {
      if (signal.aborted) return;
      this.#logger.error('keuzehulp.mail-failed', {}, cause);
      this.#tell({ kind: 'scoreNotUpdated' });
    }
  }
}
