import { type EventCard, type EventId, endOf } from '#domain/event/event.ts';
import { offerOf } from '#domain/event/event-offer.ts';
import { type HallMonth, hallDayAt, monthOf } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';

/** What a visitor kept, as a season of their own (FAV-4). */
export interface PersonalSeason {
  /** What is still to come, in the order it is played, under its months. */
  readonly months: readonly { readonly month: HallMonth; readonly events: readonly EventCard[] }[];
  /** What is over, the latest first. */
  readonly past: readonly EventCard[];
  /** One ticket for each concert to come that can be had at a known price: the sum of the lowest prices, in euros. */
  readonly lowest: number;
  /** How many concerts to come have no price yet. */
  readonly unpriced: number;
}

/** The concerts of a list that are kept, at a moment. What was taken away is gone at once, wherever the list came from. */
export function personalSeason(
  events: readonly EventCard[],
  kept: readonly EventId[],
  now: Instant,
): PersonalSeason {
  const own = events
    .filter(({ id }) => kept.includes(id))
    .toSorted((one, other) => one.starts - other.starts);
  const coming = own.filter((event) => endOf(event) >= now);
  const wanted = coming.filter((event) => !isOutOfReach(event, now));
  return {
    months: byMonth(coming),
    past: own.filter((event) => endOf(event) < now).toReversed(),
    lowest: wanted.reduce((sum, { minPrice }) => sum + (minPrice ?? 0), 0),
    unpriced: wanted.filter(({ minPrice }) => minPrice === null).length,
  };
}

/** The events to come of a season, in the order they are played. */
export function comingOf({ months }: PersonalSeason): readonly EventCard[] {
  return months.flatMap(({ events }) => events);
}

/** Nobody pays for what is cancelled, played on another day or sold out. */
function isOutOfReach(event: EventCard, now: Instant): boolean {
  const { kind } = offerOf(event, [], now);
  return kind === 'cancelled' || kind === 'moved' || kind === 'soldOut';
}

function byMonth(events: readonly EventCard[]): PersonalSeason['months'] {
  const months = new Map<HallMonth, readonly EventCard[]>();
  for (const event of events) {
    const month = monthOf(hallDayAt(event.starts));
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return [...months].map(([month, played]) => ({ month, events: played }));
}
