import type { EventCard } from '#domain/event/event.ts';
import { isSellable, type Offer, type OfferState, toOffer } from '#domain/event/event-offer.ts';
import type { EventPage } from '#domain/page/page.ts';
import { toPresale, type VisitorPresale } from '#domain/sale/presale.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { SaleStart } from '#domain/sale/sale-status.ts';
import type { Instant } from '#domain/time/instant.ts';

/** Why a visitor cannot order a ticket of a concert online now, and what the visitor can do instead (WAY-35). */
export type EventNotice =
  | { readonly kind: 'cancelled'; readonly next: EventCard | null }
  /** `to` and `url` are null if unknown. */
  | { readonly kind: 'moved'; readonly to: Instant | null; readonly url: string | null }
  | { readonly kind: 'over'; readonly next: EventCard | null }
  | { readonly kind: 'soldOut'; readonly waitingList: boolean; readonly next: EventCard | null }
  /** Tickets are sold at the box office only: the online sale has ended, or only few are left. */
  | { readonly kind: 'boxOffice'; readonly isEnded: boolean; readonly next: EventCard | null }
  /** The sale starts later, or is open to others. `opens` is the next start; null if it is past. */
  | { readonly kind: 'saleStart'; readonly opens: SaleStart | null; readonly presale: VisitorPresale | null }
  | { readonly kind: 'notScheduled' };

/** The notice of a concert's page for a visitor with these tags; null if tickets can be ordered, or nothing is known. */
export function toEventNotice(
  page: Pick<EventPage, 'event' | 'relatedEvents'>,
  offer: Offer,
  tags: readonly CustomerTag[],
  now: Instant,
): EventNotice | null {
  switch (offer.kind) {
    case 'cancelled':
    case 'moved':
    case 'over':
    case 'soldOut':
    case 'saleEnded':
    case 'fewTickets':
      return toClosedNotice(page.event, offer, findNextPerformance(page, tags, now));
    case 'notOnSaleYet':
    case 'presaleOnly':
      return toSaleStartNotice(page.event, offer, tags, now);
    case 'notScheduled':
      return { kind: 'notScheduled' };
    case 'available':
    case 'free':
    case 'unknown':
      return null;
  }
}

type ClosedOffer = Extract<
  OfferState,
  { readonly kind: 'cancelled' | 'moved' | 'over' | 'soldOut' | 'saleEnded' | 'fewTickets' }
>;

function toClosedNotice(event: EventCard, offer: ClosedOffer, next: EventCard | null): EventNotice {
  switch (offer.kind) {
    case 'cancelled':
    case 'over':
      return { kind: offer.kind, next };
    case 'moved':
      return { kind: 'moved', to: offer.to, url: event.movedToUrl ?? null };
    case 'soldOut':
      return { kind: 'soldOut', waitingList: offer.waitingList, next };
    case 'saleEnded':
    case 'fewTickets':
      return { kind: 'boxOffice', isEnded: offer.kind === 'saleEnded', next };
  }
}

function toSaleStartNotice(
  { sale }: EventCard,
  offer: Extract<OfferState, { readonly kind: 'notOnSaleYet' | 'presaleOnly' }>,
  tags: readonly CustomerTag[],
  now: Instant,
): EventNotice {
  const [opens = null] = offer.kind === 'notOnSaleYet' ? [offer.opens] : offer.presale;
  return { kind: 'saleStart', opens, presale: toPresale(sale, tags, now) };
}

/** The next performance of the same production for which tickets are sold, now or later; null if none is related. */
export function findNextPerformance(
  { event, relatedEvents }: Pick<EventPage, 'event' | 'relatedEvents'>,
  tags: readonly CustomerTag[],
  now: Instant,
): EventCard | null {
  const [next] = relatedEvents
    .filter(({ id, production }) => id !== event.id && production.title === event.production.title)
    .filter((related) => isSellable(toOffer(related, tags, now)))
    .toSorted((one, other) => one.starts - other.starts);
  return next ?? null;
}

/** Whether the concert is not played any more at the time on its page: cancelled, moved or over. */
export function isOff({ kind }: OfferState): boolean {
  return kind === 'cancelled' || kind === 'moved' || kind === 'over';
}
