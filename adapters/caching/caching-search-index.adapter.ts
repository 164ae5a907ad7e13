import { lifetimes } from '#domain/caching/lifetimes.ts';
import { type EventFacets, eventFacetNames } from '#domain/facet/facet.ts';
import type { EventHits, EventQuestion } from '#domain/listing/event-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallMonth } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { EventDay, SearchIndexPort } from '#ports/search-index.port.ts';
import { asOf } from './as-of.ts';
import type { RememberingCache } from './remembering-cache.adapter.ts';

/**
 * A search index that is asked no more often than it has to (CACHE-2). It has no fallbacks: a failure is remembered and told,
 * so that whoever asks can say that the search is away (LIST-14).
 */
export class CachingSearchIndex implements SearchIndexPort {
  readonly #index: SearchIndexPort;
  readonly #cache: RememberingCache;

  constructor(index: SearchIndexPort, cache: RememberingCache) {
    this.#index = index;
    this.#cache = cache;
  }

  events(question: EventQuestion, signal?: AbortSignal): Promise<EventHits> {
    const { locale, keyword, from, selection } = question;
    const chosen = eventFacetNames.map((name) => selection[name].toSorted());
    return this.#cache.remember(
      {
        key: `events ${JSON.stringify([locale, from, keyword, chosen])}`,
        shelf: 'search',
        terms: lifetimes.eventSearch,
        fetch: (flight) => this.#index.events(question, flight),
      },
      signal,
    );
  }

  eventFacets(locale: Locale, now: Instant, signal?: AbortSignal): Promise<EventFacets> {
    const moment = asOf(now, this.#cache.now(), lifetimes.allFacets);
    return this.#cache.remember(
      {
        key: `event-facets ${locale} ${moment}`,
        shelf: 'facets',
        terms: lifetimes.allFacets,
        fetch: (flight) => this.#index.eventFacets(locale, now, flight),
      },
      signal,
    );
  }

  eventDays(locale: Locale, month: HallMonth, signal?: AbortSignal): Promise<readonly EventDay[]> {
    return this.#cache.remember(
      {
        key: `event-days ${locale} ${month}`,
        shelf: 'facets',
        terms: lifetimes.monthDays,
        fetch: (flight) => this.#index.eventDays(locale, month, flight),
      },
      signal,
    );
  }
}
