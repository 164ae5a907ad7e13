import { type EventCard, type EventId, toEventEndOrStart } from '#domain/event/event.ts';
import { toOffer } from '#domain/event/event-offer.ts';
import { noTags } from '#domain/sale/sale.ts';
import { type HallMonth, toHallDay, toMonthOfDay } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A visitor's favourites, arranged as a season (FAV-4). */
export interface PersonalSeason {
  /** The upcoming events in chronological order, by month. */
  readonly months: readonly { readonly month: HallMonth; readonly events: readonly EventCard[] }[];
  /** The past events, latest first. */
  readonly past: readonly EventCard[];
  /** The sum of the lowest prices of one ticket for each upcoming event with a known price, in euros. */
  readonly lowestTotal: number;
  /** The number of upcoming events without a known price. */
  readonly unpricedCount: number;
}

/** Arranges the events that are still favourites, at a moment. A removed favourite disappears immediately, even from an older list. */
export function toPersonalSeason(
  events: readonly EventCard[],
  favouriteIds: readonly EventId[],
  now: Instant,
): PersonalSeason {
  const favourites = events
    .filter(({ id }) => favouriteIds.includes(id))
    .toSorted((one, other) => one.starts - other.starts);
  const upcoming = favourites.filter((event) => toEventEndOrStart(event) >= now);
  const obtainable = upcoming.filter((event) => !isUnobtainable(event, now));
  return {
    months: groupByMonth(upcoming),
    past: favourites.filter((event) => toEventEndOrStart(event) < now).toReversed(),
    lowestTotal: obtainable.reduce((sum, { minPrice }) => sum + (minPrice ?? 0), 0),
    unpricedCount: obtainable.filter(({ minPrice }) => minPrice === null).length,
  };
}

/** The upcoming events of a season, in chronological order. */
export function listUpcomingEvents({ months }: PersonalSeason): readonly EventCard[] {
  return months.flatMap(({ events }) => events);
}

/** Whether no ticket can be had: cancelled, moved or sold out. */
function isUnobtainable(event: EventCard, now: Instant): boolean {
  const { kind } = toOffer(event, noTags, now);
  return kind === 'cancelled' || kind === 'moved' || kind === 'soldOut';
}

function groupByMonth(events: readonly EventCard[]): PersonalSeason['months'] {
  const months = new Map<HallMonth, readonly EventCard[]>();
  for (const event of events) {
    const month = toMonthOfDay(toHallDay(event.starts));
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return [...months].map(([month, eventsOfMonth]) => ({ month, events: eventsOfMonth }));
}
