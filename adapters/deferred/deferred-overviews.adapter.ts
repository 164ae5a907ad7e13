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
import { Late, type LateNeeds } from './late.ts';

/** Overviews whose code comes with the first that is opened. */
export class DeferredOverviews implements OverviewsPort {
  readonly #late: Late<OverviewsPort>;

  constructor(needs: LateNeeds<OverviewsPort>) {
    this.#late = new Late(needs);
  }

  series(question: SeriesQuestion, page: number, signal?: AbortSignal): Promise<SeriesListing> {
    return this.#late.ask((lists) => lists.series(question, page, signal), unavailableSeries, signal);
  }

  seriesFacets(locale: Locale, from: HallDay, signal?: AbortSignal): Promise<SeriesFacets> {
    return this.#late.ask((lists) => lists.seriesFacets(locale, from, signal), noSeriesFacets, signal);
  }

  concerts(question: SeriesQuestion, page: number, signal?: AbortSignal): Promise<ConcertListing> {
    return this.#late.ask((lists) => lists.concerts(question, page, signal), unavailableConcerts, signal);
  }

  concertFacets(locale: Locale, from: HallDay, signal?: AbortSignal): Promise<SeriesFacets> {
    return this.#late.ask((lists) => lists.concertFacets(locale, from, signal), noSeriesFacets, signal);
  }

  discoveries(question: DiscoveryQuestion, page: number, signal?: AbortSignal): Promise<DiscoveryListing> {
    return this.#late.ask(
      (lists) => lists.discoveries(question, page, signal),
      unavailableDiscoveries,
      signal,
    );
  }

  discoveryCategories(locale: Locale, signal?: AbortSignal): Promise<readonly FacetValue[]> {
    return this.#late.ask((lists) => lists.discoveryCategories(locale, signal), [], signal);
  }

  press(locale: Locale, page: number, signal?: AbortSignal): Promise<PressListing> {
    return this.#late.ask((lists) => lists.press(locale, page, signal), unavailablePress, signal);
  }
}
