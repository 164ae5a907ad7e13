import { type EventNotice, findEventNotice } from '#domain/event-page/event-notice.ts';
import {
  hasPrice,
  isCancelledMovedOrOver,
  isSoldNowOrLater,
  isWalkIn,
  type Offer,
  type TicketOption,
  computeOffer,
  pickTicketOption,
} from '#domain/event/event-offer.ts';
import type { EventPage } from '#domain/page/page.ts';
import { computePriceRange } from '#domain/pricing/offered-prices.ts';
import {
  hasFriendsLottery,
  type FriendsLotteryTag,
  type PriceTable,
  putOwnColumnsFirst,
  createPriceTable,
} from '#domain/pricing/price-table.ts';
import { type PriceTag, computePriceTag } from '#domain/pricing/price-tag.ts';
import {
  filterNormalPrices,
  type TicketTypePrice,
  computeTicketTypePrices,
} from '#domain/pricing/ticket-type-price.ts';
import { findPresale, type PresaleStatus } from '#domain/sale/presale.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The visitor of a concert's page; anonymous on the server. */
interface TicketBuyer {
  readonly tags: readonly CustomerTag[];
  readonly isLoggedIn: boolean;
}

/** The ticket information of a concert's page for one visitor at one moment. */
export interface EventTickets {
  readonly offer: Offer;
  /** What the page states below its title if no ticket can be ordered online now. */
  readonly notice: EventNotice | null;
  /** Whether the concert is not played at the time on its page: there are no prices, tickets or calendar entry of it. */
  readonly isOff: boolean;
  /** The general price at the top of the page and in its order bar; null while nothing is sold at that price. */
  readonly price: PriceTag | null;
  /** The prices of other ticket types at the top of the page; none if nothing is sold any more. */
  readonly typePrices: readonly TicketTypePrice[];
  /** That of them which this visitor pays through a tag (DOOR-41). */
  readonly ownPrice: TicketTypePrice | null;
  /** The presale notice beside the prices; null also when nothing is sold any more. */
  readonly presale: PresaleStatus | null;
  /** The prices that this visitor pays, with the visitor's own columns first; no rows if nothing is offered. */
  readonly table: PriceTable;
  /** Whether some prices apply through the visitor's tags (SALE-6). */
  readonly hasOwnPrices: boolean;
  /** The message if the table has no rows: no price known, free, or no ticket needed. */
  readonly noPricesReason: 'noPrices' | 'free' | 'noTicket';
  /** `refused`: the order button is shown disabled, with the reason. */
  readonly ticketOption: TicketOption | 'refused';
  /** A presale is open to tag holders, and the visitor may be one but is not logged in (SALE-2). */
  readonly shouldSuggestLogin: boolean;
  /** Whether to show the friends' lottery introduction beside the prices (SALE-9): not to a visitor who has the card. */
  readonly hasFriendsLottery: boolean;
}

/** What the hall's configuration says about tickets. */
interface TicketSettings {
  readonly normalTicketTypes: readonly string[];
  readonly customerTags: FriendsLotteryTag;
}

/** Computes the ticket information of a concert's page (TPL-8): offer, prices, presale and the way to order. */
export function computeEventTickets(
  { event, prices, relatedEvents }: Pick<EventPage, 'event' | 'prices' | 'relatedEvents'>,
  { tags, isLoggedIn }: TicketBuyer,
  now: Instant,
  { normalTicketTypes, customerTags }: TicketSettings,
): EventTickets {
  const offer = computeOffer(event, tags, now);
  const isSold = isSoldNowOrLater(offer);
  const presale = isSold ? findPresale(event.sale, tags, now) : null;
  const table = putOwnColumnsFirst(createPriceTable(prices, tags, now, customerTags));
  return {
    ...toShownTypePrices(isSold ? computeTicketTypePrices(prices, tags, normalTicketTypes, now) : []),
    offer,
    notice: findEventNotice({ event, relatedEvents }, offer, tags, now),
    isOff: isCancelledMovedOrOver(offer),
    price: hasPrice(offer) ? toNormalPrice(event, filterNormalPrices(prices, normalTicketTypes, now)) : null,
    presale,
    table,
    hasOwnPrices: table.ticketTypes.some(({ isOwn }) => isOwn),
    noPricesReason: event.minPrice !== 0 ? 'noPrices' : isWalkIn(offer) ? 'noTicket' : 'free',
    ticketOption: toShownOption(offer),
    shouldSuggestLogin: !isLoggedIn && presale?.kind === 'othersNow',
    hasFriendsLottery: isSold && mayWantCard(prices, tags, now, customerTags),
  };
}

function toShownTypePrices(
  typePrices: readonly TicketTypePrice[],
): Pick<EventTickets, 'typePrices' | 'ownPrice'> {
  return { typePrices, ownPrice: typePrices.find(({ isOwn }) => isOwn) ?? null };
}

/** Whether the lottery's card would give this visitor a price that they do not have. */
function mayWantCard(
  prices: EventPage['prices'],
  tags: readonly CustomerTag[],
  now: Instant,
  lottery: FriendsLotteryTag,
): boolean {
  return !tags.includes(lottery.friendsLottery) && hasFriendsLottery(prices, now, lottery);
}

function toNormalPrice(event: EventPage['event'], prices: EventPage['prices']): PriceTag | null {
  return computePriceTag(event, computePriceRange(prices));
}

/** The way to a ticket. Free and unknown offers are never refused. */
function toShownOption(offer: Offer): EventTickets['ticketOption'] {
  const option = pickTicketOption(offer);
  return option === 'none' && offer.kind !== 'free' && offer.kind !== 'unknown' ? 'refused' : option;
}
