import type { EventCard, EventId } from '#domain/event/event.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { SeriesPage } from '#domain/page/page.ts';
import type { TixEnvironment } from '#domain/session/tix-environment.ts';
import type { BrowserOrigins } from '#ports/settings.port.ts';
import { type Token, createToken } from '#ports/token.ts';

/** What a ticketing offers. The site renders no part of a page that needs an absent capability, on the server either (SWAP-2). */
export interface TicketingCapabilities {
  /** `address`: a link is enough. `prepared`: `TixPort.prepareLogin` creates the address of each login, as OAuth with PKCE does. */
  readonly login: 'none' | 'address' | 'prepared';
  /** The session contains a basket, and the ticketing has a page for it. */
  readonly basket: boolean;
  /** The session contains customer tags, which decide prices, presales and dates for schools (SALE-6, SALE-8). */
  readonly pricesByTag: boolean;
  /** VIP cards can be checked (TIX-7). */
  readonly vipCard: boolean;
  /** There is a ticketing for schools, with their accounts (SALE-8, TIX-8). */
  readonly education: boolean;
  /** The session contains the hash with which the Bridge stores favourites (FAV-1). */
  readonly favouritesHash: boolean;
  /** The free places of a concert are known by price zone (SEAT-3). */
  readonly freePlaces: boolean;
}

/** What the ticketing knows a concert by; both are undefined if it does not know it. */
export type ConcertTicketingIds = Pick<EventCard, 'tixEventGroupId' | 'tixEventId'>;

/** The addresses of one environment. Null: it has no such page. */
export interface TicketingAddresses {
  /** Where a visitor logs in, to return to `returnUrl`, an absolute URL of the site (TIX-4). */
  login(locale: Locale, returnUrl: string): string | null;

  /** The basket of a visitor whose session contains no address of it: absolute, at one of `hosts` (LAYOUT-2). */
  basket(locale: Locale): string | null;

  /**
   * Where tickets for a concert are ordered; null if the concert has no identifiers of the ticketing (WAY-1). A ticketing that can
   * propose a ticket type, by its name in the prices of that language, adds it to the address; any other ignores it (DOOR-41).
   */
  order(concert: ConcertTicketingIds, locale: Locale, ticketType?: string): string | null;

  /** Where a series is ordered (TPL-24). */
  series(series: Pick<SeriesPage, 'id'>, locale: Locale): string | null;
}

/** What an order address at the ticketing says; `event` is absent if it contains no concert, as for a series. */
export interface ParsedTicketingOrderUrl {
  readonly event?: EventId | undefined;
}

/**
 * The ticketing as every page sees it: what it offers and where it is. It knows no visitor, so the server and the browser have the same one.
 */
export interface TicketingSite {
  readonly capabilities: TicketingCapabilities;
  /** The environment of every page that is not for schools (SALE-8, TIX-9). */
  readonly defaultEnvironment: TixEnvironment;
  readonly addresses: Readonly<Record<TixEnvironment, TicketingAddresses>>;
  /** The hosts of the ticketing, with the port if it is not the default: links to them open in the same tab (LINK-1). */
  readonly hosts: readonly string[];
  readonly origins: BrowserOrigins;

  /** Parses an address of `order` or `series`; null for any other address (TRACK-3). */
  parseOrder(url: string): ParsedTicketingOrderUrl | null;
}

export const TicketingSite: Token<TicketingSite> = createToken<TicketingSite>('TicketingSite');
