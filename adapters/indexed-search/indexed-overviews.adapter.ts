import type { FacetValue } from '#domain/facet/facet.ts';
import {
  type DiscoveryListing,
  type DiscoveryQuestion,
  unavailableDiscoveries,
} from '#domain/listing/discovery-question.ts';
import { answeredPage } from '#domain/listing/listed-page.ts';
import { overviewItemsPerPage, pressPerPage, sliceOf } from '#domain/listing/page-slice.ts';
import { pressCardOf, storyCardOf } from '#domain/listing/posted-card.ts';
import { type PressListing, unavailablePress } from '#domain/listing/press-listing.ts';
import {
  type ConcertListing,
  noSeriesFacets,
  type SeriesFacets,
  type SeriesListing,
  type SeriesQuestion,
  unavailableConcerts,
  unavailableSeries,
} from '#domain/listing/series-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { seriesCardOf } from '#domain/series/series-card.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { OverviewIndexPort } from '#ports/overview-index.port.ts';
import type { OverviewsPort } from '#ports/overviews.port.ts';
import { HitPages } from './hit-pages.ts';

export interface IndexedOverviewsNeeds {
  readonly index: OverviewIndexPort;
  readonly cms: CmsPort;
  readonly logger: Logger;
}

/** The overviews as the site wants them, from an index that knows uris and a content system that knows pages (CALL-21). */
export class IndexedOverviews implements OverviewsPort {
  readonly #index: OverviewIndexPort;
  readonly #pages: HitPages;

  constructor({ index, cms, logger }: IndexedOverviewsNeeds) {
    this.#index = index;
    this.#pages = new HitPages({ cms, logger });
  }

  async series(question: SeriesQuestion, page: number, signal?: AbortSignal): Promise<SeriesListing> {
    const asked = this.#index.series(question, signal);
    const hits = await this.#pages.orElse('series', asked, undefined, signal);
    if (!hits) return unavailableSeries;
    const at = answeredPage(page, hits.count, overviewItemsPerPage);
    const uris = sliceOf(hits.uris, at.page, overviewItemsPerPage);
    const series = await this.#pages.cards(
      question.locale,
      uris,
      (found) => (found.kind === 'series' ? seriesCardOf(found) : undefined),
      signal,
    );
    return { ...at, facets: hits.facets, series };
  }

  seriesFacets(locale: Locale, from: HallDay, signal?: AbortSignal): Promise<SeriesFacets> {
    const asked = this.#index.seriesFacets(locale, from, signal);
    return this.#pages.orElse('seriesFacets', asked, noSeriesFacets, signal);
  }

  async concerts(question: SeriesQuestion, page: number, signal?: AbortSignal): Promise<ConcertListing> {
    const asked = this.#index.concerts(question, signal);
    const hits = await this.#pages.orElse('concerts', asked, undefined, signal);
    if (!hits) return unavailableConcerts;
    const at = answeredPage(page, hits.count, overviewItemsPerPage);
    const uris = sliceOf(hits.uris, at.page, overviewItemsPerPage);
    const events = await this.#pages.cards(
      question.locale,
      uris,
      (found) => (found.kind === 'event' ? found.event : undefined),
      signal,
    );
    return { ...at, facets: hits.facets, events };
  }

  concertFacets(locale: Locale, from: HallDay, signal?: AbortSignal): Promise<SeriesFacets> {
    const asked = this.#index.concertFacets(locale, from, signal);
    return this.#pages.orElse('concertFacets', asked, noSeriesFacets, signal);
  }

  async discoveries(
    question: DiscoveryQuestion,
    page: number,
    signal?: AbortSignal,
  ): Promise<DiscoveryListing> {
    const asked = this.#index.discoveries(question, signal);
    const hits = await this.#pages.orElse('discoveries', asked, undefined, signal);
    if (!hits) return unavailableDiscoveries;
    const at = answeredPage(page, hits.count, overviewItemsPerPage);
    const uris = sliceOf(hits.uris, at.page, overviewItemsPerPage);
    const stories = await this.#pages.cards(
      question.locale,
      uris,
      (found) => (found.kind === 'discovery' ? storyCardOf(found) : undefined),
      signal,
    );
    return { ...at, facets: hits.facets, stories };
  }

  discoveryCategories(locale: Locale, signal?: AbortSignal): Promise<readonly FacetValue[]> {
    const asked = this.#index.discoveryCategories(locale, signal);
    return this.#pages.orElse('discoveryCategories', asked, [], signal);
  }

  async press(locale: Locale, page: number, signal?: AbortSignal): Promise<PressListing> {
    const asked = this.#index.press(locale, signal);
    const hits = await this.#pages.orElse('press', asked, undefined, signal);
    if (!hits) return unavailablePress;
    const at = answeredPage(page, hits.count, pressPerPage);
    const releases = await this.#pages.cards(
      locale,
      sliceOf(hits.uris, at.page, pressPerPage),
      (found) => (found.kind === 'press' ? pressCardOf(found) : undefined),
      signal,
    );
    return { ...at, releases };
  }
}
