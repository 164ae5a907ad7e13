import { canOrder, computeOffer } from '#domain/event/event-offer.ts';
import { type EventCard, type EventId, getEventEndOrStart } from '#domain/event/event.ts';
import { groupEventsByMonth } from '#domain/listing/event-days.ts';
import { sumEuros } from '#domain/pricing/ticket-price.ts';
import { type CustomerTag, noCustomerTags } from '#domain/sale/sale.ts';
import type { HallMonth } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A visitor's favourites, arranged as a season (FAV-4). */
export interface FavouritesByMonth {
  /** The upcoming events in chronological order, by month. */
  readonly months: readonly { readonly month: HallMonth; readonly events: readonly EventCard[] }[];
  /** The past events, latest first. */
  readonly past: readonly EventCard[];
  /** The sum of the lowest prices of one ticket for each event that the visitor can order now and whose price is known, in euros (WAY-2). */
  readonly lowestTotal: number;
  /** The number of events that the visitor can order now and whose price is unknown. */
  readonly unpricedCount: number;
}

/**
 * Arranges the events that are still favourites, at a moment. A removed favourite disappears immediately, even from an older list.
 * `toPrice` returns the lowest price of a concert for this visitor; without it, it is the general one.
 */
export function groupFavouritesByMonth(
  events: readonly EventCard[],
  favouriteIds: readonly EventId[],
  now: Instant,
  tags: readonly CustomerTag[] = noCustomerTags,
  toPrice: (event: EventCard) => number | null = ({ minPrice }) => minPrice,
): FavouritesByMonth {
  const favourites = events
    .filter(({ id }) => favouriteIds.includes(id))
    .toSorted((one, other) => one.starts - other.starts);
  const upcoming = favourites.filter((event) => getEventEndOrStart(event) >= now);
  const prices = upcoming.filter((event) => canOrder(computeOffer(event, tags, now))).map(toPrice);
  return {
    months: groupEventsByMonth(upcoming),
    past: favourites.filter((event) => getEventEndOrStart(event) < now).toReversed(),
    lowestTotal: sumEuros(prices.map((price) => price ?? 0)),
    unpricedCount: prices.filter((price) => price === null).length,
  };
}

/** The upcoming events of a season, in chronological order. */
export function listUpcomingFavourites({ months }: FavouritesByMonth): readonly EventCard[] {
  return months.flatMap(({ events }) => events);
}
