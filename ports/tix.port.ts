import type { EducationUser, EducationUserField } from '#domain/form/education-user.ts';
import type { FieldErrors } from '#domain/form/form.ts';
import type { VipCardNumber, VipCardVerdict } from '#domain/form/vip-card.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { TicketingSession } from '#domain/session/session.ts';
import { type Token, token } from '#ports/token.ts';

/** What the site hears of a visitor's session at ticketing. */
export type TixEvent =
  /** Who is there and what is in the basket, asked for or not (TIX-2). */
  | { readonly kind: 'session'; readonly session: TicketingSession }
  /** Ticketing was asked and did not say; the failure is logged, and the visitor is nobody in particular (TIX-3). */
  | { readonly kind: 'unanswered' }
  /** Another ticketing site is spoken to from now on, or none: what the last one said holds no more. */
  | { readonly kind: 'left' };

/** What ticketing says of the school that is logged in; `unanswered` is any other failure, a call that took too long included. */
export type EducationUserAnswer =
  | { readonly kind: 'known'; readonly user: EducationUser }
  | { readonly kind: 'notLoggedIn' }
  | { readonly kind: 'noSchool' }
  | { readonly kind: 'unanswered' };

/** What became of a school's changes (TIX-8). */
export type EducationUserUpdate =
  | { readonly kind: 'accepted' }
  /** The fields ticketing would not have, each with what is wrong. */
  | { readonly kind: 'refused'; readonly errors: FieldErrors<EducationUserField> }
  | { readonly kind: 'notLoggedIn' }
  | { readonly kind: 'unanswered' };

/**
 * Ticketing, in the visitor's browser: who is there, what is in the basket, and the few things the site asks for them.
 *
 * Nothing is known and nothing can be asked before `load`. The adapter asks for the session by itself: after each loading
 * and when the visitor comes back to the tab, at most once a minute (TIX-2); what is said reaches every listener. Only
 * `session` rejects: where nothing is loaded, and where no answer came in ten seconds or ticketing was left meanwhile (TIX-3).
 * The other calls answer `unanswered` for both.
 */
export interface TixPort {
  /** Brings the ticketing site in, in a language (TIX-1). In the same language again it changes nothing, in another it comes anew. */
  load(locale: Locale): void;

  /** Takes it away; calls without an answer fail, and listeners hear `left`. */
  unload(): void;

  /**
   * Which ticketing is spoken to from now on: `tix` or `education` (SALE-8). What the other said is forgotten (`left`), its
   * open calls fail, and where it was loaded this one is loaded in its place. Anything else is logged as
   * `invalid tix env var given` and changes nothing.
   */
  use(environment: string): void;

  /** The address of the ticketing spoken to, without a slash at the end: where login, basket and profile are. */
  url(): string;

  /** Asks who is there, now. Listeners hear it too. */
  session(): Promise<TicketingSession>;

  /** Calls `onEvent` with each event from now on; the function returned unsubscribes. An exception in `onEvent` reaches no other listener. */
  listen(onEvent: (event: TixEvent) => void): () => void;

  /** Asks whether a card is a VIP card (TIX-7). A valid one is followed by news of a session with its tag. Never rejects. */
  checkVipCard(number: VipCardNumber): Promise<VipCardVerdict>;

  /** Asks what ticketing knows of the school that is logged in (TIX-8). Never rejects. */
  educationUser(): Promise<EducationUserAnswer>;

  /** Sends what a school changed, as it is to be kept (TIX-8). Never rejects. */
  updateEducationUser(user: EducationUser): Promise<EducationUserUpdate>;
}

export const TixPort: Token<TixPort> = token<TixPort>('TixPort');
