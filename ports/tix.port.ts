import type { EducationUser, EducationUserField } from '#domain/form/education-user.ts';
import type { FieldErrors } from '#domain/form/form-state.ts';
import type { VipCardNumber, VipCardResult } from '#domain/form/vip-card.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { FreePlaces } from '#domain/pricing/rank.ts';
import type { TicketingSession } from '#domain/session/session.ts';
import type { TixEnvironment } from '#domain/session/tix-environment.ts';
import type { ConcertTicketingIds } from '#ports/ticketing-site.port.ts';
import { type Token, createToken } from '#ports/token.ts';

/** An event of the visitor's session at the ticketing. */
export type TixSessionEvent =
  /** The visitor and their basket, requested or not (TIX-2). */
  | { readonly kind: 'session'; readonly session: TicketingSession }
  /** The ticketing did not respond; the failure is logged as `tix.session-timeout`, and the visitor counts as anonymous (TIX-3). */
  | { readonly kind: 'unanswered' }
  /** The ticketing was switched or unloaded: the previous session no longer applies. */
  | { readonly kind: 'left' };

/** The account of the logged-in school; `unanswered` is any other failure, including a timeout. */
export type EducationUserResult =
  | { readonly kind: 'known'; readonly user: EducationUser }
  | { readonly kind: 'notLoggedIn' }
  | { readonly kind: 'noSchool' }
  | { readonly kind: 'unanswered' };

/** The result of a school's update (TIX-8). */
export type EducationUserUpdateResult =
  | { readonly kind: 'accepted' }
  /** The rejected fields with their error messages. */
  | { readonly kind: 'refused'; readonly errors: FieldErrors<EducationUserField> }
  | { readonly kind: 'notLoggedIn' }
  | { readonly kind: 'unanswered' };

/**
 * The ticketing in the visitor's browser: session, basket and a few calls.
 *
 * Nothing is known and no call succeeds before `load`. The adapter requests the session by itself: after each load, and when the
 * visitor returns to the tab, at most once a minute (TIX-2); every listener receives it. A ticketing with neither login nor basket has
 * nothing to request: every visitor is anonymous (SWAP-6). Only `requestSession` rejects: if nothing is loaded, after a timeout of ten
 * seconds, or if the ticketing is unloaded or switched meanwhile (TIX-3). The other calls return `unanswered` or null in those cases.
 */
export interface TixPort {
  /** Loads the ticketing in a language (TIX-1). The same language again changes nothing, another one reloads it. */
  load(locale: Locale): void;

  /** Unloads it; pending calls fail, and listeners receive `left`. */
  unload(): void;

  /**
   * Switches to the `tix` or the `education` ticketing (SALE-8). The other one's session is discarded (`left`), its pending calls fail,
   * and if it was loaded the new one is loaded instead. Any other value is logged as `invalid tix env var given` and ignored.
   */
  switchEnvironment(environment: string): void;

  /** The current ticketing. */
  readonly environment: TixEnvironment;

  /**
   * Prepares a login of a visitor who returns to `returnUrl`, and returns the address at which it continues. An adapter that needs a
   * secret for the return (OAuth with PKCE) keeps it by itself. Never rejects: without preparation it is the address of the login page.
   * Null if there is no login.
   */
  prepareLogin(locale: Locale, returnUrl: string): Promise<string | null>;

  /** Requests the session now. Listeners receive it too. */
  requestSession(): Promise<TicketingSession>;

  /** Calls `onEvent` with every event; returns a function that unsubscribes. An exception in one listener does not affect others. */
  listen(onEvent: (event: TixSessionEvent) => void): () => void;

  /** Checks a VIP card (TIX-7). After a valid card a session with its tag follows. Never rejects. */
  checkVipCard(number: VipCardNumber): Promise<VipCardResult>;

  /** The account of the logged-in school (TIX-8). Never rejects. */
  getEducationUser(): Promise<EducationUserResult>;

  /** Saves the changed account of a school (TIX-8). Never rejects. */
  updateEducationUser(user: EducationUser): Promise<EducationUserUpdateResult>;

  /**
   * The free places of a concert by price zone, for any visitor (SEAT-3). Null if the ticketing does not tell them, does not know the concert, or does not
   * answer. Never rejects; a ticketing without the capability is not asked.
   */
  countFreePlaces(concert: ConcertTicketingIds): Promise<readonly FreePlaces[] | null>;
}

export const TixPort: Token<TixPort> = createToken<TixPort>('TixPort');
