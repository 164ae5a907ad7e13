import type { EventsOfDay } from '#domain/event/event-days.ts';
import type { EventCard } from '#domain/event/event.ts';
import type { HallDay } from '#domain/time/hall-day.ts';

/** The number of an editor's selected concerts that are shown large. */
export const largeSelectedConcertCount = 3;

/** The data of the home page, apart from its content. */
export interface HomeData {
  readonly today: HallDay;
  /** The concert of the cover; null if none is coming, or the search is unavailable. */
  readonly cover: EventCard | null;
  /** The other concerts of its day. */
  readonly sameDay: readonly EventCard[];
  /** The days after it that the page shows. */
  readonly soon: readonly EventsOfDay<EventCard>[];
  /** Whether these are this weekend. */
  readonly isWeekend: boolean;
}

/** The concerts of the first days, in the order of the page. */
export function listHomeConcerts({ cover, sameDay, soon }: HomeData): readonly EventCard[] {
  return [...(cover ? [cover] : []), ...sameDay, ...soon.flatMap(({ events }) => events)];
}
