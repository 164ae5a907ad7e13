import { noEventFacets } from '#domain/facet/facet.ts';
import type { EventListing } from '#domain/listing/event-question.ts';
import type { HallDay, HallMonth } from '#domain/time/hall-day.ts';
import type { SearchPort } from '#ports/search.port.ts';
import type { EventDay } from '#ports/search-index.port.ts';

export const emptyListing: EventListing = {
  availability: 'answered',
  total: 0,
  page: 1,
  pages: 1,
  facets: noEventFacets,
  events: [],
  topHits: 0,
  topEvents: [],
};

/** A search whose answers about months wait until they are let go, in any order. */
export class HeldSearch implements SearchPort {
  questions = 0;
  readonly #held = new Map<HallMonth, (days: readonly EventDay[]) => void>();

  async events(): Promise<EventListing> {
    this.questions += 1;
    return emptyListing;
  }

  async eventFacets() {
    this.questions += 1;
    return noEventFacets;
  }

  eventDays(_locale: 'nl' | 'en', month: HallMonth): Promise<readonly EventDay[]> {
    this.questions += 1;
    return new Promise((resolve) => this.#held.set(month, resolve));
  }

  /** Lets the answer about a month come: one concert on its first day. */
  async letGo(month: HallMonth): Promise<void> {
    this.#held.get(month)?.([{ day: `${month}-01` as HallDay, count: 1 }]);
    await Promise.resolve();
    await Promise.resolve();
  }
}
