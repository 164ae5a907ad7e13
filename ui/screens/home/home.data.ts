import type { EventCard } from '#domain/event/event.ts';
import type { HallDay } from '#domain/time/hall-day.ts';

/** The number of an editor's selected concerts that are shown large. */
export const largePicks = 3;

/** The data of the home page, apart from its content. */
export interface HomeData {
  readonly today: HallDay;
  /** The next concerts, earliest first; empty if the search is unavailable. */
  readonly coming: readonly EventCard[];
}
