import type { FavouritesUser } from '#domain/favourites/favourites.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';

/** The basket at the ticketing site. */
interface Order {
  /** How many things are in it: at least one. */
  readonly size: number;
  readonly url: string;
  /** Whole seconds until ticketing gives the places back, counted from when the session came. */
  readonly expiresIn?: number;
}

/** Somebody who is logged in. A visitor without hash is known by name, but nothing can be kept for them. */
interface SessionUser {
  readonly id: number;
  readonly hash: string | null;
  readonly tags: readonly CustomerTag[];
}

/** Who is there and what is in their basket, as the ticketing frame says it (TIX-2). Exists in the browser only. */
export interface Session {
  readonly order: Order | null;
  readonly orderSize: number;
  readonly profileUrl: string | null;
  readonly user: SessionUser | null;
  /** Ticketing's own number for the user; null until it is looked up (TIX-5). */
  readonly customerId: string | null;
}

/** What ticketing says of a visitor, each time it speaks (TIX-2). */
export interface TicketingSession {
  /** Null where it is empty; without an address it is on the page that ticketing shows for one that is empty. */
  readonly basket: (Omit<Order, 'url'> & { readonly url?: string }) | null;
  readonly user: SessionUser | null;
  readonly profileUrl: string | null;
}

/** Before the frame has spoken, and after it failed: the site works on as for anybody (TIX-3). */
export const anonymousSession: Session = {
  order: null,
  orderSize: 0,
  profileUrl: null,
  user: null,
  customerId: null,
};

/** How long after a user has id and hash the customer number is asked for, in milliseconds (TIX-5). */
export const customerLookupDelay = 2500;

/** The session after the frame has spoken. The customer number stays as long as the user is the same. */
export function reduceSession(
  previous: Session,
  { basket, user, profileUrl }: TicketingSession,
  tixUrl: string,
  locale: Locale,
): Session {
  const isSame = user !== null && user.id === previous.user?.id;
  return {
    order: basket && { ...basket, url: basket.url ?? emptyBasketUrl(tixUrl, locale) },
    orderSize: basket?.size ?? 0,
    profileUrl,
    user,
    customerId: isSame ? previous.customerId : null,
  };
}

/** Who may keep favourites: a user with both id and hash (FAV-1). */
export function favouritesUserOf({ user }: Session): FavouritesUser | null {
  return user?.hash ? { id: user.id, hash: user.hash } : null;
}

/** Where a visitor logs in, and comes back from to the page they are on (TIX-4). `current` is that page's full address. */
export function loginUrl(tixUrl: string, locale: Locale, current: string): string {
  return `${tixUrl}/${locale}/login?returnUrl=${encodeURIComponent(current)}`;
}

/** Where the basket is: the order's own address, else the page on which ticketing shows an empty one (LAYOUT-2). */
export function basketUrl({ order }: Session, tixUrl: string, locale: Locale): string {
  return order?.url ?? emptyBasketUrl(tixUrl, locale);
}

function emptyBasketUrl(tixUrl: string, locale: Locale): string {
  return `${tixUrl}/${locale}/buyingflow/order/`;
}

/** How long ticketing has for an answer, in milliseconds (TIX-3). */
export const ticketingPatience = 10_000;

/** How long a session counts as fresh when the visitor comes back to the tab, in milliseconds (TIX-2). */
export const sessionPause = 60_000;
