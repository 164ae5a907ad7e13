import type { EventCard } from '#domain/event/event.ts';
import { type HallDay, hallDayAt } from '#domain/time/hall-day.ts';

/** A day of the hall with concerts; `count` is how many begin on it, at least 1 (LIST-9). */
export interface EventDay {
  readonly day: HallDay;
  readonly count: number;
}

/** What is played on one day of the hall; never empty. */
export interface DayProgramme<Event> {
  readonly day: HallDay;
  readonly events: readonly Event[];
}

/** The events under the days they began on, by the hall's clock (LIST-5): one that plays past midnight stays with its evening. Days and events keep the order they come in. */
export function groupByDay<Event extends Pick<EventCard, 'starts'>>(
  events: readonly Event[],
): readonly DayProgramme<Event>[] {
  const days = new Map<HallDay, Event[]>();
  for (const event of events) {
    const day = hallDayAt(event.starts);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days].map(([day, onThatDay]) => ({ day, events: onThatDay }));
}
