import { type EventsOfDay, groupEventsByDay } from '#domain/event/event-days.ts';
import { canOrder, computeOffer } from '#domain/event/event-offer.ts';
import { type EventCard, isPlayed } from '#domain/event/event.ts';
import { findCoverPhoto } from '#domain/media/image.ts';
import { noCustomerTags } from '#domain/sale/sale.ts';
import { isEvening } from '#domain/time/day-part.ts';
import { type HallDay, toHallDay } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import { listWeekendDays } from '#domain/time/week.ts';

/** The calendar section of the front page. */
interface ComingDays {
  /** The first day with concerts, today or later; null if none is planned or known. */
  readonly next: EventsOfDay<EventCard> | null;
  /** The other days of this weekend that have concerts; if there are none, the next two days. */
  readonly soon: readonly EventsOfDay<EventCard>[];
  /** Whether `soon` is this weekend. */
  readonly isWeekend: boolean;
}

/**
 * Splits upcoming concerts, earliest first, into the next day and the days soon after it. A concert that began yesterday and ended
 * past midnight is neither (WAY-15).
 */
export function splitNextDayAndSoonAfter(upcoming: readonly EventCard[], today: HallDay): ComingDays {
  const [next = null, ...others] = groupEventsByDay(upcoming).filter(({ day }) => day >= today);
  const weekend = others.filter(({ day }) => listWeekendDays(today).includes(day));
  const isWeekend = weekend.length > 0;
  return { next, soon: isWeekend ? weekend : others.slice(0, 2), isWeekend };
}

/** Upcoming concerts without those of a day on which all have begun, so that the next ones come first (DOOR-30). */
export function skipTodayOnceAllHaveStarted(
  upcoming: readonly EventCard[],
  now: Instant,
): readonly EventCard[] {
  const today = toHallDay(now);
  const later = upcoming.filter(({ starts }) => toHallDay(starts) > today);
  return upcoming.some(({ starts }) => starts > now && toHallDay(starts) === today) ? upcoming : later;
}

/**
 * The concert of a day to show first (TPL-12). Candidates are the concerts that can be ordered, else those that have not begun and
 * are played, else those that have not begun, else all; of these the evening concerts, if there are any; of these the first with a photograph,
 * else the first.
 */
export function pickMainConcertOfDay(events: readonly EventCard[], now: Instant): EventCard | undefined {
  const upcoming = events.filter(({ starts }) => starts > now);
  const orderable = events.filter((event) => canOrder(computeOffer(event, noCustomerTags, now)));
  const played = upcoming.filter((event) => isPlayed(event));
  const candidates = [orderable, played, upcoming].find(({ length }) => length > 0) ?? events;
  const evening = candidates.filter(({ starts }) => isEvening(starts));
  const preferred = evening.length > 0 ? evening : candidates;
  return preferred.find((event) => findCoverPhoto(event)) ?? preferred[0];
}

/** The maximum number of an editor's selected concerts on the front page. */
const maxPicks = 9;

/**
 * The first concerts of an editor's selection that are still to be played: not past, cancelled or moved, and not in `shown`
 * (WAY-15).
 */
export function filterUpcomingSelectedConcerts(
  events: readonly EventCard[],
  today: HallDay,
  shown: readonly EventCard[] = [],
): readonly EventCard[] {
  const uris = new Set(shown.map(({ uri }) => uri));
  const isPick = (event: EventCard): boolean =>
    toHallDay(event.starts) >= today && !uris.has(event.uri) && isPlayed(event);
  return events.filter(isPick).slice(0, maxPicks);
}

/**
 * The weekend whose concerts must be requested, because the upcoming concerts that are known, earliest first, end before it does
 * (WAY-15); null if they contain the whole weekend.
 */
export function findWeekendToRequest(
  known: readonly EventCard[],
  total: number,
  today: HallDay,
): { readonly first: HallDay; readonly last: HallDay } | null {
  const [first, last] = listWeekendDays(today);
  const end = known.at(-1);
  if (!first || !last || !end || known.length >= total || toHallDay(end.starts) > last) return null;
  return { first: first < today ? today : first, last };
}
