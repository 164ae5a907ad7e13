import {
  type EventCard,
  type PlannedEvent,
  computePlayStatus,
  getEndAfterMove,
  isOver,
} from '#domain/event/event.ts';
import { findNextPriceChange } from '#domain/pricing/offered-prices.ts';
import { type PriceTag, type Priced, computePriceTag } from '#domain/pricing/price-tag.ts';
import type { OfferedPrice } from '#domain/pricing/ticket-price.ts';
import {
  findNextSaleChange,
  type SaleStart,
  type SaleStatus,
  computeSaleStatus,
} from '#domain/sale/sale-status.ts';
import { type CustomerTag, type SaleCode, noCustomerTags, type Sale } from '#domain/sale/sale.ts';
import { addMilliseconds, type Instant } from '#domain/time/instant.ts';

/** What a visitor sees of a concert's tickets; `shown` is the ticketing code whose icon is displayed (SALE-4). */
export type Offer = OfferStatus & { readonly shown: SaleCode };

/** The first alternative that applies, in order: cancelled, over, moved, then the sale (`SaleStatus`). */
export type OfferStatus =
  /** By planning status or ticketing code; also after the concert. */
  | { readonly kind: 'cancelled' }
  /** Also a moved concert, once it is over at its new time (WAY-35). */
  | { readonly kind: 'over' }
  /** Played at another time; null if the new time is unknown. */
  | { readonly kind: 'moved'; readonly to: Instant | null }
  | { readonly kind: 'soldOut'; readonly waitingList: boolean }
  /** The online sale has ended, but the concert is not over. */
  | { readonly kind: 'saleEnded'; readonly since: Instant }
  /** Free of charge. `onSale`: a ticket must and can be ordered; otherwise no ticket is needed. */
  | { readonly kind: 'free'; readonly onSale: boolean }
  | { readonly kind: 'available'; readonly until: Instant | null }
  | { readonly kind: 'notOnSaleYet'; readonly opens: SaleStart }
  | { readonly kind: 'notScheduled' }
  /** Few tickets are left, and none is sold online to this visitor. */
  | { readonly kind: 'fewTickets' }
  /** On sale only to holders of tags that this visitor does not have; `presale` has the starts to come. */
  | { readonly kind: 'presaleOnly'; readonly presale: readonly SaleStart[] }
  /** Nothing is known about the sale. */
  | { readonly kind: 'unknown' };

export type OfferedEvent = PlannedEvent & Pick<EventCard, 'starts' | 'ends' | 'minPrice' | 'waitingList'>;

/** The offer of a concert to a visitor with these tags at a moment, in the order of `OfferStatus` (SALE-2, SALE-3, SALE-5). */
export function computeOffer(event: OfferedEvent, tags: readonly CustomerTag[], now: Instant): Offer {
  const status = computeSaleStatus(event.sale, tags, now);
  return { ...toOfferKind(event, status, now), shown: status.shown };
}

/** Whether tickets can be ordered now. */
export function canOrder(offer: OfferStatus): boolean {
  return offer.kind === 'available' || (offer.kind === 'free' && offer.onSale);
}

/** Whether it is free and one just walks in. */
export function isWalkIn(offer: OfferStatus): boolean {
  return offer.kind === 'free' && !offer.onSale;
}

/** How a visitor can get a ticket: order one, or join the waiting list. */
export type TicketOption = 'order' | 'waitingList' | 'none';

/** How a visitor can get a ticket under an offer. */
export function pickTicketOption(offer: OfferStatus): TicketOption {
  if (canOrder(offer)) return 'order';
  return offer.kind === 'soldOut' && offer.waitingList ? 'waitingList' : 'none';
}

/** The next moment at which time alone changes this visitor's offer; null if none. */
export function findNextOfferChange(
  event: OfferedEvent,
  tags: readonly CustomerTag[],
  now: Instant,
): Instant | null {
  const currentOffer = JSON.stringify(computeOffer(event, tags, now));
  const end = getEndAfterMove(event);
  const changes = [
    end === null ? now : addMilliseconds(end, 1),
    findNextSaleChange(event.sale, tags, now) ?? now,
  ];
  return (
    changes
      .filter((change) => change > now)
      .toSorted((one, other) => one - other)
      .find((change) => JSON.stringify(computeOffer(event, tags, change)) !== currentOffer) ?? null
  );
}

function toOfferKind(event: OfferedEvent, status: SaleStatus, now: Instant): OfferStatus {
  const play = computePlayStatus(event);
  if (status.kind === 'cancelled' || play.kind === 'cancelled') return { kind: 'cancelled' };
  if (isOver(event, now)) return { kind: 'over' };
  if (play.kind === 'moved') return play;
  if (event.minPrice === 0 && isShownAsFree(status)) {
    return { kind: 'free', onSale: status.kind === 'available' };
  }
  return toSaleOffer(event, status);
}

/** Whether a free concert is shown as free: while it is on sale, and if no sale was ever planned. */
function isShownAsFree({ kind }: SaleStatus): boolean {
  return kind === 'available' || kind === 'notScheduled' || kind === 'noStart';
}

function toSaleOffer(
  event: OfferedEvent,
  status: Exclude<SaleStatus, { readonly kind: 'cancelled' }>,
): OfferStatus {
  switch (status.kind) {
    case 'soldOut':
      return { kind: 'soldOut', waitingList: event.waitingList };
    case 'ended':
      return { kind: 'saleEnded', since: status.since };
    case 'available':
      return { kind: 'available', until: status.until };
    case 'opensLater':
      return { kind: 'notOnSaleYet', opens: status.opens };
    case 'notScheduled':
      return { kind: 'notScheduled' };
    case 'presaleOnly':
      return status.shown === 1 ? { kind: 'fewTickets' } : { kind: 'presaleOnly', presale: status.presale };
    case 'noStart':
      return status.shown === 1 ? { kind: 'fewTickets' } : { kind: 'unknown' };
  }
}

const notSold: readonly OfferStatus['kind'][] = ['cancelled', 'moved', 'over', 'soldOut', 'saleEnded'];

/** Whether tickets are sold, now or later: not cancelled, over, sold out or ended (SALE-9). */
export function isSoldNowOrLater({ kind }: OfferStatus): boolean {
  return !notSold.includes(kind);
}

/** Whether the concert's price is true: not for a concert that is off or sold out. The box office sells after the online sale. */
export function hasPrice(offer: OfferStatus): boolean {
  return isSoldNowOrLater(offer) || offer.kind === 'saleEnded';
}

/** Whether the concert is not played any more at the time on its page: cancelled, moved or over. */
export function isCancelledMovedOrOver({ kind }: OfferStatus): boolean {
  return kind === 'cancelled' || kind === 'moved' || kind === 'over';
}

/** The price beside the sale state of a concert in a list: shown while tickets may be sold; null otherwise, and if the state itself shows that it is free. */
export function computePriceTagForOffer(event: Priced, offer: OfferStatus): PriceTag | null {
  const tag = computePriceTag(event);
  return isSoldNowOrLater(offer) && tag?.kind === 'from' ? tag : null;
}

/** A concert, or anything else with a sale or prices, such as a series. */
export type SellableItem = OfferedEvent | Sold;

interface Sold {
  readonly sale?: Sale;
  /** When the sale starts; null if unknown. */
  readonly saleStart?: Instant | null;
  readonly prices?: readonly OfferedPrice[];
  /** Other moments at which what is shown of it changes. */
  readonly changesAt?: readonly Instant[];
}

/**
 * The next moment at which time alone changes what an anonymous visitor sees: a sale opens or ends, a price starts or stops
 * applying, or a concert is over; null if there is none (SALE-2, SALE-3, SALE-6).
 */
export function findNextAnonymousOfferChange(onSale: readonly SellableItem[], now: Instant): Instant | null {
  const changes = onSale.flatMap((sold) => findChanges(sold, now));
  const upcoming = changes.map((change) => change ?? now).filter((change) => change > now);
  return upcoming.toSorted((one, other) => one - other)[0] ?? null;
}

function findChanges(sold: SellableItem, now: Instant): readonly (Instant | null)[] {
  if ('importStatus' in sold) return [findNextOfferChange(sold, noCustomerTags, now)];
  const { sale, saleStart = null, prices, changesAt = [] } = sold;
  return [
    sale ? findNextSaleChange(sale, noCustomerTags, now) : null,
    saleStart,
    prices ? findNextPriceChange(prices, now) : null,
    ...changesAt,
  ];
}
