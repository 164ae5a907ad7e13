import { type EventCard, endOf, hasMovedAway, isCancelled } from '#domain/event/event.ts';
import type { CustomerTag, SaleCode } from '#domain/sale/sale.ts';
import { nextSaleChange, type SaleStart, type SaleStatus, saleOf } from '#domain/sale/sale-status.ts';
import { type Instant, later } from '#domain/time/instant.ts';

/** What a visitor sees of a concert's tickets: one thing, and why; `shown` is the ticketing code whose sign stands with it (SALE-4). */
export type Offer = OfferKind & { readonly shown: SaleCode };

/** The first that holds, from the top: what became of the concert, then whether it is over, then its sale (`SaleStatus`). */
export type OfferKind =
  /** The planning system or the ticketing code says so; also afterwards. */
  | { readonly kind: 'cancelled' }
  /** It is played at another time; null where nobody knows when. */
  | { readonly kind: 'moved'; readonly to: Instant | null }
  | { readonly kind: 'over' }
  | { readonly kind: 'soldOut'; readonly waitingList: boolean }
  /** The online sale is over, the concert is not. */
  | { readonly kind: 'saleEnded'; readonly since: Instant }
  /** There is nothing to pay. `onSale`: a place must and can be ordered; else one walks in. */
  | { readonly kind: 'free'; readonly onSale: boolean }
  | { readonly kind: 'available'; readonly until: Instant | null }
  | { readonly kind: 'notOnSaleYet'; readonly opens: SaleStart }
  | { readonly kind: 'notScheduled' }
  /** Few tickets are left, and none of them is sold online to this visitor. */
  | { readonly kind: 'fewTickets' }
  /** Sold only to holders of tags that this visitor has not. */
  | { readonly kind: 'presaleOnly'; readonly presale: readonly SaleStart[] }
  /** No sale is known. */
  | { readonly kind: 'unknown' };

export type OfferedEvent = Pick<
  EventCard,
  'sale' | 'importStatus' | 'starts' | 'ends' | 'movedFrom' | 'movedTo' | 'minPrice' | 'waitingList'
>;

/** What a concert offers a visitor with these tags at a moment; the first that holds, in the order of `Offer` (SALE-2, SALE-3, SALE-5). */
export function offerOf(event: OfferedEvent, tags: readonly CustomerTag[], now: Instant): Offer {
  const status = saleOf(event.sale, tags, now);
  return { ...offerKindOf(event, status, now), shown: status.shown };
}

/** Tickets can be ordered now. */
export function mayOrder(offer: OfferKind): boolean {
  return offer.kind === 'available' || (offer.kind === 'free' && offer.onSale);
}

/** What a visitor can do for a ticket: order one, or wait for one. */
export type TicketWay = 'order' | 'waitingList' | 'none';

/** The way to a ticket that an offer leaves. */
export function ticketWayOf(offer: OfferKind): TicketWay {
  if (mayOrder(offer)) return 'order';
  return offer.kind === 'soldOut' && offer.waitingList ? 'waitingList' : 'none';
}

/** The next moment at which the offer changes by itself for this visitor; null where it stays as it is. */
export function nextOfferChange(
  event: OfferedEvent,
  tags: readonly CustomerTag[],
  now: Instant,
): Instant | null {
  const present = JSON.stringify(offerOf(event, tags, now));
  const turns = [later(endOf(event), 1), nextSaleChange(event.sale, tags, now) ?? now];
  return (
    turns
      .filter((turn) => turn > now)
      .toSorted((one, other) => one - other)
      .find((turn) => JSON.stringify(offerOf(event, tags, turn)) !== present) ?? null
  );
}

function offerKindOf(event: OfferedEvent, status: SaleStatus, now: Instant): OfferKind {
  if (isCancelled(event)) return { kind: 'cancelled' };
  if (hasMovedAway(event)) return { kind: 'moved', to: event.movedTo ?? null };
  if (endOf(event) < now) return { kind: 'over' };
  if (event.minPrice === 0 && isFreeOfSale(status)) {
    return { kind: 'free', onSale: status.kind === 'available' };
  }
  return ticketsOf(event, status);
}

/** A free concert is announced as free while it is on sale, and where it was never meant to be sold. */
function isFreeOfSale({ kind }: SaleStatus): boolean {
  return kind === 'available' || kind === 'notScheduled' || kind === 'noStart';
}

function ticketsOf(event: OfferedEvent, status: SaleStatus): OfferKind {
  switch (status.kind) {
    case 'cancelled':
      return { kind: 'cancelled' };
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

const notSold: readonly OfferKind['kind'][] = ['cancelled', 'moved', 'over', 'soldOut', 'saleEnded'];

/** Tickets are sold, now or another time: it was not called off, nor is it over or full (SALE-9). */
export function mayBeSold({ kind }: OfferKind): boolean {
  return !notSold.includes(kind);
}
