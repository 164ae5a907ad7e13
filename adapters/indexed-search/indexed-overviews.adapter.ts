import type { FacetValue } from '#domain/facet/facet.ts';
import { isNothingChosen } from '#domain/facet/selection.ts';
import { noSelection } from '#domain/listing/discovery-listing-state.ts';
import {
  type DiscoveryHits,
  type DiscoveryListing,
  type DiscoveryQuestion,
  unavailableDiscoveries,
} from '#domain/listing/discovery-question.ts';
import { overviewItemsPerPage, pressPerPage } from '#domain/listing/page-slice.ts';
import { type PressCard, pressCardOf, type StoryCard, storyCardOf } from '#domain/listing/posted-card.ts';
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
import type { Page } from '#domain/page/page.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { OverviewIndexPort } from '#ports/overview-index.port.ts';
import type { OverviewsPort } from '#ports/overviews.port.ts';
import { concertOn, seriesOn } from './cards-on-pages.ts';
import { HitPages } from './hit-pages.ts';

interface IndexedOverviewsNeeds {
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
    const wish = { question: 'series', asked, locale: question.locale, page, size: overviewItemsPerPage };
    const found = await this.#pages.listed({ ...wish, cardOf: seriesOn }, signal);
    return found ? { ...found.at, facets: found.hits.facets, series: found.cards } : unavailableSeries;
  }

  seriesFacets(locale: Locale, from: HallDay, signal?: AbortSignal): Promise<SeriesFacets> {
    const asked = this.#index.seriesFacets(locale, from, signal);
    return this.#pages.orElse('seriesFacets', asked, noSeriesFacets, signal);
  }

  async concerts(question: SeriesQuestion, page: number, signal?: AbortSignal): Promise<ConcertListing> {
    const asked = this.#index.concerts(question, signal);
    const wish = { question: 'concerts', asked, locale: question.locale, page, size: overviewItemsPerPage };
    const found = await this.#pages.listed({ ...wish, cardOf: concertOn }, signal);
    return found ? { ...found.at, facets: found.hits.facets, events: found.cards } : unavailableConcerts;
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
    const wish = {
      question: 'discoveries',
      asked,
      locale: question.locale,
      page,
      size: overviewItemsPerPage,
    };
    const [found, unchosen] = await Promise.all([
      this.#pages.listed({ ...wish, cardOf: storyOn }, signal),
      this.#unchosen(question, signal),
    ]);
    if (!found) return unavailableDiscoveries;
    const { facets } = unchosen ?? found.hits;
    return { ...found.at, facets, stories: found.cards };
  }

  /** The answer to the keyword alone, whose counts hold for a value that takes the place of all others; undefined where nothing is chosen, or where the index cannot be asked. */
  async #unchosen(question: DiscoveryQuestion, signal?: AbortSignal): Promise<DiscoveryHits | undefined> {
    if (isNothingChosen(question.selection)) return undefined;
    const asked = this.#index.discoveries({ ...question, selection: noSelection }, signal);
    return this.#pages.orElse('discoveries', asked, undefined, signal);
  }

  discoveryCategories(locale: Locale, signal?: AbortSignal): Promise<readonly FacetValue[]> {
    const asked = this.#index.discoveryCategories(locale, signal);
    return this.#pages.orElse('discoveryCategories', asked, [], signal);
  }

  async press(locale: Locale, page: number, signal?: AbortSignal): Promise<PressListing> {
    const asked = this.#index.press(locale, signal);
    const wish = { question: 'press', asked, locale, page, size: pressPerPage };
    const found = await this.#pages.listed({ ...wish, cardOf: releaseOn }, signal);
    return found ? { ...found.at, releases: found.cards } : unavailablePress;
  }
}

function storyOn(page: Page): StoryCard | undefined {
  return page.kind === 'discovery' ? storyCardOf(page) : undefined;
}

function releaseOn(page: Page): PressCard | undefined {
  return page.kind === 'press' ? pressCardOf(page) : undefined;
}
