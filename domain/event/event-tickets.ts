import { mayBeSold, type Offer, offerOf, type TicketWay, ticketWayOf } from '#domain/event/event-offer.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { EventPage } from '#domain/page/page.ts';
import { type PriceTag, priceTag } from '#domain/pricing/price-tag.ts';
import {
  hasFriendsLottery,
  offeredPrices,
  ownColumnsFirst,
  type PriceTable,
  priceRange,
  priceTable,
} from '#domain/pricing/prices.ts';
import { type Presale, presaleOf } from '#domain/sale/presale.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** Who looks at a concert's page; nobody yet on the server. */
interface TicketBuyer {
  readonly tags: readonly CustomerTag[];
  readonly isLoggedIn: boolean;
}

/** What a concert's page says of its tickets to one visitor at one moment. */
export interface EventTickets {
  readonly offer: Offer;
  /** What stands under *price* at the top of the page. */
  readonly price: PriceTag | null;
  /** Beside the prices: who comes first; null also where nothing is sold any more. */
  readonly presale: Presale | null;
  /** What this visitor pays, the visitor's own columns first; without rows where nothing is offered. */
  readonly table: PriceTable;
  /** Some of the prices are the visitor's own (SALE-6). */
  readonly hasOwnPrices: boolean;
  /** What is said where the table has no rows: no price is known, a place is free, or nobody needs a ticket. */
  readonly insteadOfPrices: 'noPrices' | 'free' | 'noTicket';
  /** `refused`: the button to order stands there, does nothing, and says why. */
  readonly way: TicketWay | 'refused';
  /** Holders of a tag can order now, and this visitor may be one of them: nobody has logged in (SALE-2). */
  readonly couldLogIn: boolean;
  /** The introduction of the friends lottery stands beside the prices (SALE-9). */
  readonly hasFriendsLottery: boolean;
}

/** What a concert's page says of its tickets (TPL-8): offer, prices, presale and the way to order, as `buyer` has them at a moment. */
export function eventTickets(
  { event, prices }: Pick<EventPage, 'event' | 'prices'>,
  { tags, isLoggedIn }: TicketBuyer,
  now: Instant,
): EventTickets {
  const offer = offerOf(event, tags, now);
  const isSold = mayBeSold(offer);
  const presale = isSold ? presaleOf(event.sale, tags, now) : null;
  const table = ownColumnsFirst(priceTable(prices, tags, now));
  return {
    offer,
    price: priceTag(event, priceRange(offeredPrices(prices, tags, now))),
    presale,
    table,
    hasOwnPrices: table.ticketTypes.some(({ isOwn }) => isOwn),
    insteadOfPrices: event.minPrice !== 0 ? 'noPrices' : isOpenDoor(offer) ? 'noTicket' : 'free',
    way: wayOf(offer),
    couldLogIn: presale?.kind === 'othersFirst' && presale.holders <= now && !isLoggedIn,
    hasFriendsLottery: isSold && hasFriendsLottery(prices, now),
  };
}

/** A sale that is open, or of which nothing is known, refuses nobody; nor does a door that needs no ticket. */
function wayOf(offer: Offer): EventTickets['way'] {
  const way = ticketWayOf(offer);
  return way === 'none' && offer.kind !== 'free' && offer.kind !== 'unknown' ? 'refused' : way;
}

function isOpenDoor(offer: Offer): boolean {
  return offer.kind === 'free' && !offer.onSale;
}

/** Where tickets for a concert are ordered: where the CMS says, else at the ticketing site by its numbers. `tixUrl` is without slash at the end. */
export function orderAddress(
  page: Pick<EventPage, 'event' | 'tixEventGroupId' | 'tixEventId'>,
  tixUrl: string,
  locale: Locale,
): string {
  return (
    page.event.purchaseUrl ??
    `${tixUrl}/${locale}/buyingflow/tickets/${page.tixEventGroupId}/${page.tixEventId}/`
  );
}
