import type { EventCard } from '#domain/event/event.ts';
import { type HallDay, type HallMonth, toHallDay, toMonthOfDay } from '#domain/time/hall-day.ts';

/** A day with concerts; `count` is the number that begin on it, at least 1 (LIST-9). */
export interface EventCountOfDay {
  readonly day: HallDay;
  readonly count: number;
}

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
