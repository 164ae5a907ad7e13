import { type EventCard, type EventTimes, getEndAfterMove, isOver } from '#domain/event/event.ts';
import { type HallDay, type HallMonth, toHallDay, toMonthOfDay } from '#domain/time/hall-day.ts';
import { addMilliseconds, type Instant } from '#domain/time/instant.ts';

/** The events of one day; never empty. */
export interface EventsOfDay<Event> {
  readonly day: HallDay;
  readonly events: readonly Event[];
}

/** Groups events by the day on which they begin, in the hall's time zone (LIST-5); an event past midnight stays with its evening. The order is preserved. */
export function groupEventsByDay<Event extends Pick<EventCard, 'starts'>>(
  events: readonly Event[],
): readonly EventsOfDay<Event>[] {
  const days = new Map<HallDay, Event[]>();
  for (const event of events) {
    const day = toHallDay(event.starts);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days].map(([day, eventsOfDay]) => ({ day, events: eventsOfDay }));
}

/** Whether a concert is one of today that is over: a list folds them into one line at the end of their day (LIST-5, WAY-15). */
export function isOverToday(event: EventTimes, today: HallDay, now: Instant): boolean {
  return toHallDay(event.starts) === today && isOver(event, now);
}

/** The moments at which concerts of today are over, earliest first. */
export function listEndsOfToday(events: readonly EventTimes[], today: HallDay): readonly Instant[] {
  return events
    .filter(({ starts }) => toHallDay(starts) === today)
    .flatMap((event) => getEndAfterMove(event) ?? [])
    .map((end) => addMilliseconds(end, 1))
    .toSorted((one, other) => one - other);
}

/** The events of one month; never empty. */
export interface EventsOfMonth<Event> {
  readonly month: HallMonth;
  readonly events: readonly Event[];
}

/** Groups events by the month in which they begin, in the hall's time zone. The order is preserved. */
export function groupEventsByMonth<Event extends Pick<EventCard, 'starts'>>(
  events: readonly Event[],
): readonly EventsOfMonth<Event>[] {
  const months = new Map<HallMonth, readonly Event[]>();
  for (const event of events) {
    const month = toMonthOfDay(toHallDay(event.starts));
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return [...months].map(([month, eventsOfMonth]) => ({ month, events: eventsOfMonth }));
}
