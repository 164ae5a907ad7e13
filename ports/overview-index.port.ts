import type { FacetValue } from '#domain/facet/facet.ts';
import type { DiscoveryHits, DiscoveryQuestion } from '#domain/listing/discovery-question.ts';
import type { UriHits } from '#domain/listing/press-listing.ts';
import type { SeriesFacets, SeriesHits, SeriesQuestion } from '#domain/listing/series-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { type Token, token } from '#ports/token.ts';

/**
 * The hall's search index behind the overviews: which pages answer, how many, and how they divide over the facets.
 *
 * Counts of a facet ignore that facet's own selection and respect every other filter; values come most frequent first,
 * then in Dutch alphabetical order; values that nothing bears are left out. Every member rejects when the index cannot be
 * asked (`GraphQL error: …`, CALL-3), and on an abort with the signal's reason.
 */
export interface OverviewIndexPort {
  /** The series that answer a question, in the order of the overview (CALL-25). */
  series(question: SeriesQuestion, signal?: AbortSignal): Promise<SeriesHits>;

  /** All values of the series on sale on a day or later (CALL-24). */
  seriesFacets(locale: Locale, from: HallDay, signal?: AbortSignal): Promise<SeriesFacets>;

  /** The listed concerts that answer a question of an overview, earliest first (LIST-17, CALL-36). */
  concerts(question: SeriesQuestion, signal?: AbortSignal): Promise<SeriesHits>;

  /** All values of the listed concerts that end on a day or later (LIST-17, CALL-36). */
  concertFacets(locale: Locale, from: HallDay, signal?: AbortSignal): Promise<SeriesFacets>;

  /** The stories that answer a question (CALL-16). */
  discoveries(question: DiscoveryQuestion, signal?: AbortSignal): Promise<DiscoveryHits>;

  /** Every collection a story stands in (CALL-15). */
  discoveryCategories(locale: Locale, signal?: AbortSignal): Promise<readonly FacetValue[]>;

  /** The press releases, at most 1024, the latest first (CALL-22). */
  press(locale: Locale, signal?: AbortSignal): Promise<UriHits>;
}

export const OverviewIndexPort: Token<OverviewIndexPort> = token<OverviewIndexPort>('OverviewIndexPort');
