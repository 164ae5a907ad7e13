import { lifetimes } from '#domain/caching/lifetimes.ts';
import type { TaggedEvent } from '#domain/event/event.ts';
import type { SiteListing, SiteQuestion } from '#domain/listing/site-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RecommendedHits } from '#domain/recommendation/suggestions.ts';
import { hallDayAt } from '#domain/time/hall-day.ts';
import type { SiteSearchPort } from '#ports/site-search.port.ts';
import type { RememberingCache } from './remembering-cache.adapter.ts';

/** A search of the site whose answers a browser's tab keeps: what is typed again, and taken back, costs nothing. */
export class CachingSiteSearch implements SiteSearchPort {
  readonly #search: SiteSearchPort;
  readonly #cache: RememberingCache;

  constructor(search: SiteSearchPort, cache: RememberingCache) {
    this.#search = search;
    this.#cache = cache;
  }

  find(question: SiteQuestion, page: number, signal?: AbortSignal): Promise<SiteListing> {
    const { locale, keyword, now } = question;
    return this.#cache.remember<SiteListing>(
      {
        key: `find ${JSON.stringify([locale, keyword, hallDayAt(now), page])}`,
        shelf: 'search',
        terms: lifetimes.eventSearch,
        isSpare: ({ availability }) => availability === 'unavailable',
        fetch: (flight) => this.#search.find(question, page, flight),
      },
      signal,
    );
  }

  /** Not cached here: the recommendation lookup is cached under its selection path (KEUZE-6), and a retry must really ask again. */
  recommended(
    locale: Locale,
    identifiers: readonly string[],
    signal?: AbortSignal,
  ): Promise<RecommendedHits> {
    return this.#search.recommended(locale, identifiers, signal);
  }

  eventsAt(locale: Locale, uris: readonly string[], signal?: AbortSignal): Promise<readonly TaggedEvent[]> {
    return this.#search.eventsAt(locale, uris, signal);
  }
}
