import { computeOffer, isWalkIn } from '#domain/event/event-offer.ts';
import { isInterval } from '#domain/event/event.ts';
import type { EventPage } from '#domain/page/page.ts';
import { hasDiscountPrice } from '#domain/pricing/ticket-type-price.ts';
import { noCustomerTags } from '#domain/sale/sale.ts';
import { isEvening } from '#domain/time/day-part.ts';
import { toHallDay, toInstantAtHall } from '#domain/time/hall-day.ts';
import { addMilliseconds, type Instant } from '#domain/time/instant.ts';

/** A part of a visit, at a time; an interval may be known without its time. */
export type VisitStep =
  | { readonly kind: 'doors' | 'talk' | 'start' | 'end'; readonly at: Instant }
  | { readonly kind: 'interval'; readonly at: Instant | null }
  /** The last tram, train or ferry: `Tram 4 en 9`. */
  | { readonly kind: 'lastRide'; readonly at: Instant; readonly title: string };

/** What a visitor brings: the ticket, of a free concert too, with the proof of a discount if the concert has any. */
export type ThingToBring = 'ticket' | 'ticketAndProof';

/** The visit on the day of a concert, in the order of the clock (HOUR-1). */
export interface VisitDay {
  readonly isEvening: boolean;
  readonly steps: readonly VisitStep[];
  /** Null where one just walks in. */
  readonly bring: ThingToBring | null;
}

type VisitPage = Pick<
  EventPage,
  'event' | 'prices' | 'doorsOpen' | 'talkStarts' | 'intervalStarts' | 'lastRides' | 'programme'
>;

/** The visit, from the beginning of the concert's day by the hall's clock until the concert is over; null at other times. */
export function computeVisitDay(
  page: VisitPage,
  now: Instant,
  normalTicketTypes: readonly string[],
): VisitDay | null {
  const { starts } = page.event;
  const [first, last] = findVisitDayBounds(page);
  if (now < first || now >= last) return null;
  const bring = findThingToBring(page, now, normalTicketTypes);
  return { isEvening: isEvening(starts), steps: listSteps(page), bring };
}

function findThingToBring(
  { event, prices }: VisitPage,
  now: Instant,
  normalTicketTypes: readonly string[],
): ThingToBring | null {
  if (isWalkIn(computeOffer(event, noCustomerTags, now))) return null;
  return hasDiscountPrice(prices, normalTicketTypes) ? 'ticketAndProof' : 'ticket';
}

function listSteps(page: VisitPage): readonly VisitStep[] {
  const { doorsOpen, talkStarts, lastRides = [], event } = page;
  const { starts, ends } = event;
  const steps: readonly VisitStep[] = [
    ...(doorsOpen === undefined ? [] : [{ kind: 'doors', at: doorsOpen } as const]),
    ...(talkStarts === undefined ? [] : [{ kind: 'talk', at: talkStarts } as const]),
    { kind: 'start', at: starts },
    ...findInterval(page),
    ...(ends === undefined ? [] : [{ kind: 'end', at: ends } as const]),
    ...lastRides.map(({ title, departs }) => ({ kind: 'lastRide', at: departs, title }) as const),
  ];
  // A last ride may leave before the end. An interval without a time follows the start.
  const toOrder = ({ at }: VisitStep): number => at ?? starts;
  return steps.toSorted((one, other) => toOrder(one) - toOrder(other));
}

/** When the visit is first shown, and from when it is not shown any more. */
export function findVisitDayBounds({
  event: { starts, ends },
}: Pick<EventPage, 'event'>): readonly [from: Instant, until: Instant] {
  const day = toHallDay(starts);
  return [toInstantAtHall(day), addMilliseconds(ends ?? starts, 1)];
}

function findInterval({ intervalStarts, programme }: VisitPage): readonly VisitStep[] {
  if (intervalStarts !== undefined) return [{ kind: 'interval', at: intervalStarts }];
  return programme.some(isInterval) ? [{ kind: 'interval', at: null }] : [];
}
