import type { EventCard } from '#domain/event/event.ts';
import type { HallDay } from '#domain/time/hall-day.ts';

/** What the front page shows beside its own content. */
export interface HomeData {
  readonly today: HallDay;
  /** The next concerts, earliest first; empty when the search cannot be asked. */
  readonly coming: readonly EventCard[];
}
