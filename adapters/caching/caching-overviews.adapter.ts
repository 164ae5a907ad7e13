import { lifetimes } from '#domain/caching/lifetimes.ts';
import type { FacetValue } from '#domain/facet/facet.ts';
import type { DiscoveryListing, DiscoveryQuestion } from '#domain/listing/discovery-question.ts';
import type { PressListing } from '#domain/listing/press-listing.ts';
import { seriesFacetNames } from '#domain/listing/series-listing-state.ts';
import type {
  ConcertListing,
  SeriesFacets,
  SeriesListing,
  SeriesQuestion,
} from '#domain/listing/series-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import type { OverviewsPort } from '#ports/overviews.port.ts';
import type { RememberingCache } from './remembering-cache.adapter.ts';

/**
 * Overviews whose slow answers a browser's tab keeps: all values there are, and the press. What changes with every choice is
 * asked every time. Nothing found may mean nobody answered, and is soon asked again.
 */
export class CachingOverviews implements OverviewsPort {
  readonly #lists: OverviewsPort;
  readonly #cache: RememberingCache;

  constructor(lists: OverviewsPort, cache: RememberingCache) {
    this.#lists = lists;
    this.#cache = cache;
  }

  series(question: SeriesQuestion, page: number, signal?: AbortSignal): Promise<SeriesListing> {
    return this.#lists.series(question, page, signal);
  }

  concerts(question: SeriesQuestion, page: number, signal?: AbortSignal): Promise<ConcertListing> {
    return this.#lists.concerts(question, page, signal);
  }

  discoveries(question: DiscoveryQuestion, page: number, signal?: AbortSignal): Promise<DiscoveryListing> {
    return this.#lists.discoveries(question, page, signal);
  }

  seriesFacets(locale: Locale, from: HallDay, signal?: AbortSignal): Promise<SeriesFacets> {
    return this.#cache.remember(
      {
        key: `series-facets ${locale} ${from}`,
        shelf: 'facets',
        terms: lifetimes.seriesFacets,
        isNegative: areEmpty,
        fetch: (flight) => this.#lists.seriesFacets(locale, from, flight),
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
        isNegative: areEmpty,
        fetch: (flight) => this.#lists.concertFacets(locale, from, flight),
      },
      signal,
    );
  }

  discoveryCategories(locale: Locale, signal?: AbortSignal): Promise<readonly FacetValue[]> {
    return this.#cache.remember<readonly FacetValue[]>(
      {
        key: `discovery-categories ${locale}`,
        shelf: 'facets',
        terms: lifetimes.allFacets,
        isNegative: (values) => values.length === 0,
        fetch: (flight) => this.#lists.discoveryCategories(locale, flight),
      },
      signal,
    );
  }

  press(locale: Locale, page: number, signal?: AbortSignal): Promise<PressListing> {
    return this.#cache.remember<PressListing>(
      {
        key: `press ${locale} ${page}`,
        shelf: 'search',
        terms: lifetimes.press,
        isNegative: ({ releases }) => releases.length === 0,
        fetch: (flight) => this.#lists.press(locale, page, flight),
      },
      signal,
    );
  }
}

function areEmpty(facets: SeriesFacets): boolean {
  return seriesFacetNames.every((name) => facets[name].length === 0);
}
