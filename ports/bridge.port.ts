import type { EventId } from '#domain/event/event.ts';
import type { FavouritesList, IdentifiedVisitor } from '#domain/favourites/favourites-state.ts';
import type { EmailAddress } from '#domain/form/email.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { UserScore } from '#domain/recommendation/keuzehulp-state.ts';
import type { AnswersByQuestion } from '#domain/recommendation/selection-path.ts';
import type { ConcertScores } from '#domain/recommendation/suggestions.ts';
import type { ExperimentFlagName, Experiments } from '#domain/tracking/experiments.ts';
import { type Token, createToken } from '#ports/token.ts';

/** The answers of a run to save, with an e-mail address to mail them to and the logged-in user (KEUZE-7). */
export interface ScoreToSave {
  readonly answers: AnswersByQuestion;
  readonly email?: EmailAddress;
  readonly user?: IdentifiedVisitor;
}

/**
 * The Bridge: stores data of a visitor and recommends concerts. Called from the visitor's browser only.
 *
 * Every member rejects when the Bridge is unreachable, refuses or responds unintelligibly: the error's message says what failed (CALL-3),
 * never a hash. An abort rejects with the signal's reason.
 */
export interface BridgePort {
  /** The visitor's favourites; an empty list if none were saved (CALL-32). */
  favourites(locale: Locale, user: IdentifiedVisitor, signal?: AbortSignal): Promise<FavouritesList>;

  /**
   * Replaces the whole list and returns the stored one: without duplicates, in the given order (CALL-33). Another device may have saved
   * since the list was read, so a caller reads it first and changes in it only what its visitor has chosen (FAV-3).
   */
  saveFavourites(
    locale: Locale,
    user: IdentifiedVisitor,
    ids: readonly EventId[],
    signal?: AbortSignal,
  ): Promise<FavouritesList>;

  /** The ticketing's customer number of a visitor (CALL-34). */
  customerId(user: IdentifiedVisitor, signal?: AbortSignal): Promise<string>;

  /** Scores by concert identifier; empty if no concert fits (CALL-28). Without answers it is refused. */
  recommendations(answers: AnswersByQuestion, signal?: AbortSignal): Promise<ConcertScores>;

  /** Saves the answers of a run (CALL-29). */
  saveScore(score: ScoreToSave, signal?: AbortSignal): Promise<UserScore>;

  /** Adds an e-mail address to saved answers, which are then mailed to it (CALL-30). */
  updateScore(score: UserScore, email: EmailAddress, signal?: AbortSignal): Promise<void>;

  /** A visitor's experiments, by the ticketing's user id or a random one; unknown flags are omitted (CALL-31). */
  experiments(
    userId: string,
    flags: readonly ExperimentFlagName[],
    signal?: AbortSignal,
  ): Promise<Experiments>;
}

export const BridgePort: Token<BridgePort> = createToken<BridgePort>('BridgePort');
