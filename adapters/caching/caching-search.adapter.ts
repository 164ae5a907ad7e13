import { lifetimes } from '#domain/caching/lifetimes.ts';
import { type EventFacets, eventFacetNames } from '#domain/facet/facet.ts';
import type { EventListing, EventQuestion } from '#domain/listing/event-question.ts';
import { gatewayPath } from '#domain/listing/gateway-path.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type HallMonth, hallDayAt } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { SearchPort } from '#ports/search.port.ts';
import type { EventDay } from '#ports/search-index.port.ts';
import type { RememberingCache } from './remembering-cache.adapter.ts';
import { SeenLists } from './seen-lists.ts';

/**
 * A search whose answers a browser's tab keeps: all values there are, the days of a month, and the lists of the last minute. A
 * choice costs one request, taking it back none. Nothing found may mean nobody answered, and is soon asked again.
 */
export class CachingSearch implements SearchPort {
  readonly #search: SearchPort;
  readonly #cache: RememberingCache;
  readonly #seen: SeenLists<EventListing>;

  constructor(search: SearchPort, cache: RememberingCache) {
    this.#search = search;
    this.#cache = cache;
    this.#seen = new SeenLists(() => cache.now());
  }

  events(question: EventQuestion, page: number, signal?: AbortSignal): Promise<EventListing> {
    return this.#seen.list(
      gatewayPath({ kind: 'events', question, page }),
      () => this.#search.events(question, page, signal),
      signal,
    );
  }

  eventFacets(locale: Locale, now: Instant, signal?: AbortSignal): Promise<EventFacets> {
    return this.#cache.remember(
      {
        key: `event-facets ${locale} ${hallDayAt(now)}`,
        shelf: 'facets',
        terms: lifetimes.allFacets,
        isSpare: (facets: EventFacets) => eventFacetNames.every((name) => facets[name].length === 0),
        fetch: (flight) => this.#search.eventFacets(locale, now, flight),
      },
      signal,
    );
  }

  eventDays(locale: Locale, month: HallMonth, signal?: AbortSignal): Promise<readonly EventDay[]> {
    return this.#cache.remember<readonly EventDay[]>(
      {
        key: `event-days ${locale} ${month}`,
        shelf: 'facets',
        terms: lifetimes.monthDays,
        isSpare: (days) => days.length === 0,
        fetch: (flight) => this.#search.eventDays(locale, month, flight),
      },
      signal,
    );
  }
}
