import type { HallDay, HallMonth } from '#domain/time/hall-day.ts';
import type { SearchPort, EventSearchResult, EventCountOfDay } from '#ports/search.port.ts';

export const emptyListing: Omit<EventSearchResult, 'facets'> = {
  availability: 'answered',
  total: 0,
  page: 1,
  pages: 1,
  events: [],
  topHits: 0,
  topEvents: [],
};

/** A search whose responses about months the test resolves, in any order. */
export class DeferredSearch implements Pick<SearchPort, 'eventDays'> {
  questions = 0;
  readonly #held = new Map<HallMonth, (days: readonly EventCountOfDay[]) => void>();

  eventDays({ month }: Parameters<SearchPort['eventDays']>[0]): Promise<readonly EventCountOfDay[]> {
    this.questions += 1;
    return new Promise((resolve) => this.#held.set(month, resolve));
  }

  /** Resolves the request for a month: one concert on its first day. */
  async resolveMonth(month: HallMonth): Promise<void> {
    this.#held.get(month)?.([{ day: `${month}-01` as HallDay, count: 1 }]);
    await Promise.resolve();
    await Promise.resolve();
  }
}
