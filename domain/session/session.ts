import type { IdentifiedVisitor } from '#domain/favourites/favourites-state.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';

/** The basket at the ticketing site. */
interface Order {
  /** The number of items: at least one. */
  readonly size: number;
  /** Absolute, at a host of the ticketing. */
  readonly url: string;
  /** Whole seconds until the ticketing releases the seats, from the moment the session was received. */
  readonly expiresIn?: number;
}

/** A logged-in user. Without a hash, nothing can be stored for them. */
interface SessionUser {
  readonly id: number;
  readonly hash: string | null;
  readonly tags: readonly CustomerTag[];
}

/** The visitor and their basket, as the ticketing frame reports them (TIX-2). Exists in the browser only. */
export interface Session {
  readonly order: Order | null;
  readonly orderSize: number;
  readonly profileUrl: string | null;
  readonly user: SessionUser | null;
  /** The ticketing's customer number of the user; null until it is looked up (TIX-5). */
  readonly customerId: string | null;
}

/** A session message of the ticketing (TIX-2). */
export interface TicketingSession {
  /** Null if empty. */
  readonly basket: Order | null;
  readonly user: SessionUser | null;
  readonly profileUrl: string | null;
}

/** The session before the first message, and after the frame failed (TIX-3). */
export const anonymousSession: Session = {
  order: null,
  orderSize: 0,
  profileUrl: null,
  user: null,
  customerId: null,
};

/** Delay of the customer number lookup after id and hash are known, in milliseconds (TIX-5). */
export const customerLookupDelayMs = 2500;

/** The session after a message. The customer number remains for the same user. */
export function withTicketingSession(
  previous: Session,
  { basket, user, profileUrl }: TicketingSession,
): Session {
  const isSame = user !== null && user.id === previous.user?.id;
  return {
    order: basket,
    orderSize: basket?.size ?? 0,
    profileUrl,
    user,
    customerId: isSame ? previous.customerId : null,
  };
}

/** The owner of favourites: a user with both id and hash (FAV-1). */
export function toIdentifiedVisitor({ user }: Session): IdentifiedVisitor | null {
  return user?.hash ? { id: user.id, hash: user.hash } : null;
}

/** Timeout of a call to the ticketing, in milliseconds (TIX-3). */
export const ticketingTimeoutMs = 10_000;

/** How long a session counts as fresh when the visitor returns to the tab, in milliseconds (TIX-2). */
export const sessionFreshnessMs = 60_000;
