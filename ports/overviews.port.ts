import type { FacetValue } from '#domain/facet/facet.ts';
import type { DiscoveryListing, DiscoveryQuestion } from '#domain/listing/discovery-question.ts';
import type { PressListing } from '#domain/listing/press-listing.ts';
import type {
  ConcertListing,
  SeriesFacets,
  SeriesListing,
  SeriesQuestion,
} from '#domain/listing/series-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { type Token, token } from '#ports/token.ts';

/**
 * The hall's lists beside its calendar, ready to be drawn: one question, one answer.
 *
 * `page` is 1-based; beyond the last, the last is answered (LIST-22). What has no page of its own, or none that can be had, is
 * left out and logged; the count stays (CALL-21). Never rejects but for an abort (with the signal's reason): what cannot be
 * known is answered as zero and marked so (LIST-14).
 */
export interface OverviewsPort {
  /** One page of fifteen series (CALL-25, LIST-11): by their first concert, then more concerts first; those without stand last. */
  series(question: SeriesQuestion, page: number, signal?: AbortSignal): Promise<SeriesListing>;

  /** All values that a series on sale on a day or later bears (CALL-24, LIST-19); empty lists when the index is away. */
  seriesFacets(locale: Locale, from: HallDay, signal?: AbortSignal): Promise<SeriesFacets>;

  /** One page of an overview of concerts, fifteen, earliest first (LIST-17). */
  concerts(question: SeriesQuestion, page: number, signal?: AbortSignal): Promise<ConcertListing>;

  /** All values that a concert ending on a day or later bears (LIST-17, LIST-19); empty lists when the index is away. */
  concertFacets(locale: Locale, from: HallDay, signal?: AbortSignal): Promise<SeriesFacets>;

  /**
   * One page of fifteen stories (CALL-16, LIST-10): the latest first, with a keyword the best first. A value's count is what
   * the list has when that value is chosen in place of all others.
   */
  discoveries(question: DiscoveryQuestion, page: number, signal?: AbortSignal): Promise<DiscoveryListing>;

  /** Every collection a story stands in, the largest first (CALL-15); empty when the index is away. */
  discoveryCategories(locale: Locale, signal?: AbortSignal): Promise<readonly FacetValue[]>;

  /** One page of twelve press releases, the latest first (CALL-22, LIST-12). */
  press(locale: Locale, page: number, signal?: AbortSignal): Promise<PressListing>;
}

export const OverviewsPort: Token<OverviewsPort> = token<OverviewsPort>('OverviewsPort');
