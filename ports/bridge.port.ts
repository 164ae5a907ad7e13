import type { EventId } from '#domain/event/event.ts';
import type { FavouritesList, FavouritesUser } from '#domain/favourites/favourites.ts';
import type { EmailAddress } from '#domain/form/email.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RequestBody, UserScore } from '#domain/recommendation/keuzehulp.ts';
import type { ConcertScores } from '#domain/recommendation/suggestions.ts';
import type { ExperimentFlag, Experiments } from '#domain/tracking/experiments.ts';
import { type Token, token } from '#ports/token.ts';

/** The answers of a run as they are saved: with an address to mail them to, and with whoever is logged in (KEUZE-7). */
export interface ScoreToSave {
  readonly answers: RequestBody;
  readonly email?: EmailAddress;
  readonly user?: FavouritesUser;
}

/**
 * The Bridge: what the hall keeps for a visitor, and what it recommends to one. Asked from the visitor's browser only.
 *
 * Every member rejects when the Bridge cannot be asked, refuses or cannot be understood: the error's message names what was
 * asked and what came back (CALL-3), and never a hash. An abort rejects with the signal's reason.
 */
export interface BridgePort {
  /** The visitor's favourites; an empty list where none was ever kept (CALL-32). */
  favourites(locale: Locale, user: FavouritesUser, signal?: AbortSignal): Promise<FavouritesList>;

  /** Keeps the whole list in place of the one before, and gives it as it is kept: each id once, in the order given (CALL-33). */
  saveFavourites(
    locale: Locale,
    user: FavouritesUser,
    ids: readonly EventId[],
    signal?: AbortSignal,
  ): Promise<FavouritesList>;

  /** Ticketing's own number for a visitor (CALL-34). */
  customerId(user: FavouritesUser, signal?: AbortSignal): Promise<string>;

  /** How well concerts fit the answers, by concert identifier; empty where none does (CALL-28). An empty body is refused. */
  recommendations(answers: RequestBody, signal?: AbortSignal): Promise<ConcertScores>;

  /** Saves the answers of a run (CALL-29). */
  saveScore(score: ScoreToSave, signal?: AbortSignal): Promise<UserScore>;

  /** Adds an address to saved answers, which are then mailed to it (CALL-30). */
  updateScore(score: UserScore, email: EmailAddress, signal?: AbortSignal): Promise<void>;

  /** What the experiments say for a visitor: ticketing's user id, or a random one; a flag nobody knows is left out (CALL-31). */
  experiments(userId: string, flags: readonly ExperimentFlag[], signal?: AbortSignal): Promise<Experiments>;
}

export const BridgePort: Token<BridgePort> = token<BridgePort>('BridgePort');
