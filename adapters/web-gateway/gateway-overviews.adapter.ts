import type { FacetValue } from '#domain/facet/facet.ts';
import {
  type DiscoveryListing,
  type DiscoveryQuestion,
  unavailableDiscoveries,
} from '#domain/listing/discovery-question.ts';
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
import type { HallDay } from '#domain/time/hall-day.ts';
import type { OverviewsPort } from '#ports/overviews.port.ts';
import { askForList, type ListGatewayNeeds } from './ask-for-list.ts';

/** The overviews as the browser reaches them: through the site's own server, one small request a question. */
export class GatewayOverviews implements OverviewsPort {
  readonly #needs: ListGatewayNeeds;

  constructor(needs: ListGatewayNeeds) {
    this.#needs = needs;
  }

  series(question: SeriesQuestion, page: number, signal?: AbortSignal): Promise<SeriesListing> {
    return askForList(this.#needs, { kind: 'series', question, page }, unavailableSeries, signal);
  }

  seriesFacets(locale: Locale, from: HallDay, signal?: AbortSignal): Promise<SeriesFacets> {
    return askForList(this.#needs, { kind: 'seriesFacets', locale, from }, noSeriesFacets, signal);
  }

  concerts(question: SeriesQuestion, page: number, signal?: AbortSignal): Promise<ConcertListing> {
    return askForList(this.#needs, { kind: 'concerts', question, page }, unavailableConcerts, signal);
  }

  concertFacets(locale: Locale, from: HallDay, signal?: AbortSignal): Promise<SeriesFacets> {
    return askForList(this.#needs, { kind: 'concertFacets', locale, from }, noSeriesFacets, signal);
  }

  discoveries(question: DiscoveryQuestion, page: number, signal?: AbortSignal): Promise<DiscoveryListing> {
    return askForList(this.#needs, { kind: 'discoveries', question, page }, unavailableDiscoveries, signal);
  }

  discoveryCategories(locale: Locale, signal?: AbortSignal): Promise<readonly FacetValue[]> {
    return askForList(this.#needs, { kind: 'discoveryCategories', locale }, [], signal);
  }

  press(locale: Locale, page: number, signal?: AbortSignal): Promise<PressListing> {
    return askForList(this.#needs, { kind: 'press', locale, page }, unavailablePress, signal);
  }
}
