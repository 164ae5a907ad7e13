import { isSoldNowOrLater, type Offer, type OfferStatus, computeOffer } from '#domain/event/event-offer.ts';
import { computePlayStatus, type EventCard } from '#domain/event/event.ts';
import type { EventPage } from '#domain/page/page.ts';
import { findPresale, type PresaleStatus } from '#domain/sale/presale.ts';
import type { SaleStart } from '#domain/sale/sale-status.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';

/** Why a visitor cannot order a ticket of a concert online now, and what the visitor can do instead (WAY-35). */
export type EventNotice =
  /** `sameDay` is another concert of that day for which tickets are sold. */
  | { readonly kind: 'cancelled'; readonly next: EventCard | null; readonly sameDay: EventCard | null }
  /** `to` and `url` are null if unknown. */
  | { readonly kind: 'moved'; readonly to: Instant | null; readonly url: string | null }
  /** `movedTo` is the time at which a moved concert was played. */
  | { readonly kind: 'over'; readonly next: EventCard | null; readonly movedTo: Instant | null }
  | { readonly kind: 'soldOut'; readonly waitingList: boolean; readonly next: EventCard | null }
  /** Tickets are sold at the box office only: the online sale has ended, or only few are left. */
  | { readonly kind: 'boxOffice'; readonly isEnded: boolean; readonly next: EventCard | null }
  /** The sale starts later, or is open to others. `opens` is the next start; null if it is past. */
  | { readonly kind: 'saleStart'; readonly opens: SaleStart | null; readonly presale: PresaleStatus | null }
  | { readonly kind: 'notScheduled' };

type NoticePage = Pick<EventPage, 'event' | 'relatedEvents'>;

/** The notice of a concert's page for a visitor with these tags; null if tickets can be ordered, or nothing is known. */
export function findEventNotice(
  page: NoticePage,
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
      return toClosedNotice(page, offer, tags, now);
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
  OfferStatus,
  { readonly kind: 'cancelled' | 'moved' | 'over' | 'soldOut' | 'saleEnded' | 'fewTickets' }
>;

function toClosedNotice(
  page: NoticePage,
  offer: ClosedOffer,
  tags: readonly CustomerTag[],
  now: Instant,
): EventNotice {
  const { event } = page;
  const next = findNextPerformance(page, tags, now);
  const play = computePlayStatus(event);
  switch (offer.kind) {
    case 'cancelled':
      return { kind: 'cancelled', next, sameDay: findSameDayConcert(page, tags, now) };
    case 'over':
      return { kind: 'over', next, movedTo: play.kind === 'moved' ? play.to : null };
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
  offer: Extract<OfferStatus, { readonly kind: 'notOnSaleYet' | 'presaleOnly' }>,
  tags: readonly CustomerTag[],
  now: Instant,
): EventNotice {
  const [opens = null] = offer.kind === 'notOnSaleYet' ? [offer.opens] : offer.presale;
  return { kind: 'saleStart', opens, presale: findPresale(sale, tags, now) };
}

/** The next performance of the same production for which tickets are sold, now or later; null if none is related. */
function findNextPerformance(
  { event, relatedEvents }: NoticePage,
  tags: readonly CustomerTag[],
  now: Instant,
): EventCard | null {
  const [next] = relatedEvents
    .filter(({ id, production }) => id !== event.id && production.title === event.production.title)
    .filter((related) => isSoldNowOrLater(computeOffer(related, tags, now)))
    .toSorted((one, other) => one.starts - other.starts);
  return next ?? null;
}

/** The related concert of another production on the same day that begins nearest to it, and for which tickets are sold; else null. */
function findSameDayConcert(
  { event, relatedEvents }: NoticePage,
  tags: readonly CustomerTag[],
  now: Instant,
): EventCard | null {
  const [nearest] = relatedEvents
    .filter(({ production }) => production.title !== event.production.title)
    .filter(({ starts }) => starts > now && toHallDay(starts) === toHallDay(event.starts))
    .filter((related) => isSoldNowOrLater(computeOffer(related, tags, now)))
    .toSorted((one, other) => Math.abs(one.starts - event.starts) - Math.abs(other.starts - event.starts));
  return nearest ?? null;
}
