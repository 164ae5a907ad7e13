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

/** What the frame sends, of which anything may be missing. */
export interface TixSession {
  readonly order?: {
    readonly items?: readonly unknown[];
    readonly url?: string;
    readonly expires?: number;
  } | null;
  readonly user?: {
    readonly id?: number;
    readonly hash?: string;
    readonly tags?: readonly { readonly id: number }[];
  } | null;
  readonly profile?: string;
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
export function sessionAfter(
  previous: Session,
  { order, user, profile }: TixSession,
  tixUrl: string,
  locale: Locale,
): Session {
  const basket = orderOf(order, tixUrl, locale);
  const present = userOf(user);
  return {
    order: basket,
    orderSize: basket?.size ?? 0,
    profileUrl: profile ?? null,
    user: present,
    customerId: present && present.id === previous.user?.id ? previous.customerId : null,
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

function orderOf(order: TixSession['order'], tixUrl: string, locale: Locale): Order | null {
  const size = order?.items?.length ?? 0;
  if (!order || size === 0) return null;
  const url = order.url || emptyBasketUrl(tixUrl, locale);
  return order.expires === undefined ? { size, url } : { size, url, expiresIn: order.expires };
}

function userOf(user: TixSession['user']): SessionUser | null {
  if (!user?.id) return null;
  return { id: user.id, hash: user.hash || null, tags: (user.tags ?? []).map(({ id }) => id) };
}
