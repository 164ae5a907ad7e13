import { lifetimes } from '#domain/caching/lifetimes.ts';
import type { FacetValue } from '#domain/facet/facet.ts';
import type { DiscoveryHits, DiscoveryQuestion } from '#domain/listing/discovery-question.ts';
import type { UriHits } from '#domain/listing/press-listing.ts';
import { seriesFacetNames } from '#domain/listing/series-listing-state.ts';
import type { SeriesFacets, SeriesHits, SeriesQuestion } from '#domain/listing/series-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import type { OverviewIndexPort } from '#ports/overview-index.port.ts';
import type { RememberingCache } from './remembering-cache.adapter.ts';

/** An index of the overviews that is asked no more often than it has to (CACHE-2); failures are remembered and told, as by the calendar's. */
export class CachingOverviewIndex implements OverviewIndexPort {
  readonly #index: OverviewIndexPort;
  readonly #cache: RememberingCache;

  constructor(index: OverviewIndexPort, cache: RememberingCache) {
    this.#index = index;
    this.#cache = cache;
  }

  series(question: SeriesQuestion, signal?: AbortSignal): Promise<SeriesHits> {
    return this.#cache.remember(
      {
        key: `series ${nameOf(question)}`,
        shelf: 'search',
        terms: lifetimes.seriesList,
        fetch: (flight) => this.#index.series(question, flight),
      },
      signal,
    );
  }

  seriesFacets(locale: Locale, from: HallDay, signal?: AbortSignal): Promise<SeriesFacets> {
    return this.#cache.remember(
      {
        key: `series-facets ${locale} ${from}`,
        shelf: 'facets',
        terms: lifetimes.seriesFacets,
        fetch: (flight) => this.#index.seriesFacets(locale, from, flight),
      },
      signal,
    );
  }

  concerts(question: SeriesQuestion, signal?: AbortSignal): Promise<SeriesHits> {
    return this.#cache.remember(
      {
        key: `concerts ${nameOf(question)}`,
        shelf: 'search',
        terms: lifetimes.eventSearch,
        fetch: (flight) => this.#index.concerts(question, flight),
      },
      signal,
    );
  }

  concertFacets(locale: Locale, from: HallDay, signal?: AbortSignal): Promise<SeriesFacets> {
    return this.#cache.remember(
      {
        key: `concert-facets ${locale} ${from}`,
        shelf: 'facets',
        terms: lifetimes.allFacets,
        fetch: (flight) => this.#index.concertFacets(locale, from, flight),
      },
      signal,
    );
  }

  discoveries(question: DiscoveryQuestion, signal?: AbortSignal): Promise<DiscoveryHits> {
    const { locale, keyword, selection } = question;
    const chosen = [selection.categories.toSorted(), selection.tags.toSorted()];
    return this.#cache.remember(
      {
        key: `discoveries ${JSON.stringify([locale, keyword, chosen])}`,
        shelf: 'search',
        terms: lifetimes.discoverySearch,
        fetch: (flight) => this.#index.discoveries(question, flight),
      },
      signal,
    );
  }

  discoveryCategories(locale: Locale, signal?: AbortSignal): Promise<readonly FacetValue[]> {
    return this.#cache.remember(
      {
        key: `discovery-categories ${locale}`,
        shelf: 'facets',
        terms: lifetimes.allFacets,
        fetch: (flight) => this.#index.discoveryCategories(locale, flight),
      },
      signal,
    );
  }

  press(locale: Locale, signal?: AbortSignal): Promise<UriHits> {
    return this.#cache.remember(
      {
        key: `press ${locale}`,
        shelf: 'search',
        terms: lifetimes.press,
        fetch: (flight) => this.#index.press(locale, flight),
      },
      signal,
    );
  }
}

/** What the answer depends on; the order of choosing is none of it. */
function nameOf({ locale, keyword, from, selection }: SeriesQuestion): string {
  return JSON.stringify([locale, from, keyword, seriesFacetNames.map((name) => selection[name].toSorted())]);
}
