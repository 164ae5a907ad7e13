import { type EventCard, type EventTimes, getEndAfterMove, isOver } from '#domain/event/event.ts';
import { type HallDay, toHallDay } from '#domain/time/hall-day.ts';
import { addMilliseconds, type Instant } from '#domain/time/instant.ts';

/** The events of one day; never empty. */
export interface EventsOfDay<Event> {
  readonly day: HallDay;
  readonly events: readonly Event[];
}

/** Groups events by the day on which they begin, in the hall's time zone (LIST-5); an event past midnight stays with its evening. */
export function groupEventsByDay<Event extends Pick<EventCard, 'starts'>>(
  events: readonly Event[],
): readonly EventsOfDay<Event>[] {
  return groupEventsByStart(events, toHallDay).map(([day, eventsOfDay]) => ({ day, events: eventsOfDay }));
}

/** Groups events by a property of their start. The order is preserved; no group is empty. */
export function groupEventsByStart<Key, Event extends Pick<EventCard, 'starts'>>(
  events: readonly Event[],
  toKey: (starts: Instant) => Key,
): readonly (readonly [Key, readonly Event[]])[] {
  const groups = new Map<Key, readonly Event[]>();
  for (const event of events) {
    const key = toKey(event.starts);
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return [...groups];
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
