import { lifetimes } from '#domain/caching/lifetimes.ts';
import type { FacetValue } from '#domain/facet/facet.ts';
import type { DiscoveryListing, DiscoveryQuestion } from '#domain/listing/discovery-question.ts';
import { listGatewayPath } from '#domain/listing/list-gateway-path.ts';
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
import { SeenLists } from './seen-lists.ts';

/**
 * Overviews whose answers a browser's tab keeps: all values there are, the press, and the lists of the last minute. Nothing
 * found may mean nobody answered, and is soon asked again.
 */
export class CachingOverviews implements OverviewsPort {
  readonly #lists: OverviewsPort;
  readonly #cache: RememberingCache;
  readonly #series: SeenLists<SeriesListing>;
  readonly #concerts: SeenLists<ConcertListing>;
  readonly #discoveries: SeenLists<DiscoveryListing>;

  constructor(lists: OverviewsPort, cache: RememberingCache) {
    const now = () => cache.now();
    this.#lists = lists;
    this.#cache = cache;
    this.#series = new SeenLists(now);
    this.#concerts = new SeenLists(now);
    this.#discoveries = new SeenLists(now);
  }

  series(question: SeriesQuestion, page: number, signal?: AbortSignal): Promise<SeriesListing> {
    return this.#series.list(
      listGatewayPath({ kind: 'series', question, page }),
      () => this.#lists.series(question, page, signal),
      signal,
    );
  }

  concerts(question: SeriesQuestion, page: number, signal?: AbortSignal): Promise<ConcertListing> {
    return this.#concerts.list(
      listGatewayPath({ kind: 'concerts', question, page }),
      () => this.#lists.concerts(question, page, signal),
      signal,
    );
  }

  discoveries(question: DiscoveryQuestion, page: number, signal?: AbortSignal): Promise<DiscoveryListing> {
    return this.#discoveries.list(
      listGatewayPath({ kind: 'discoveries', question, page }),
      () => this.#lists.discoveries(question, page, signal),
      signal,
    );
  }

  seriesFacets(locale: Locale, from: HallDay, signal?: AbortSignal): Promise<SeriesFacets> {
    return this.#cache.remember(
      {
        key: `series-facets ${locale} ${from}`,
        shelf: 'facets',
        terms: lifetimes.seriesFacets,
        isSpare: areEmpty,
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
        isSpare: areEmpty,
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
        isSpare: (values) => values.length === 0,
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
        isSpare: ({ releases }) => releases.length === 0,
        fetch: (flight) => this.#lists.press(locale, page, flight),
      },
      signal,
    );
  }
}

function areEmpty(facets: SeriesFacets): boolean {
  return seriesFacetNames.every((name) => facets[name].length === 0);
}
