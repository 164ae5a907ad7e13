import { groupEventsByStart } from '#domain/event/event-days.ts';
import { type EventCard, type EventId, getEventEndOrStart } from '#domain/event/event.ts';
import { type HallMonth, toHallDay, toMonthOfDay } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A visitor's favourites, arranged as a season (FAV-4). */
export interface FavouritesByMonth {
  /** The upcoming events in chronological order, by month. */
  readonly months: readonly { readonly month: HallMonth; readonly events: readonly EventCard[] }[];
  /** The past events, latest first. */
  readonly past: readonly EventCard[];
}

/** Arranges the events that are still favourites, at a moment. A removed favourite disappears immediately, even from an older list. */
export function groupFavouritesByMonth(
  events: readonly EventCard[],
  favouriteIds: readonly EventId[],
  now: Instant,
): FavouritesByMonth {
  const favourites = events
    .filter(({ id }) => favouriteIds.includes(id))
    .toSorted((one, other) => one.starts - other.starts);
  const upcoming = favourites.filter((event) => getEventEndOrStart(event) >= now);
  const months = groupEventsByStart(upcoming, (starts) => toMonthOfDay(toHallDay(starts)));
  return {
    months: months.map(([month, eventsOfMonth]) => ({ month, events: eventsOfMonth })),
    past: favourites.filter((event) => getEventEndOrStart(event) < now).toReversed(),
  };
}
