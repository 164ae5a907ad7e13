import type { SeriesCard } from '#domain/series/series-card.ts';

/** What stands under a series. */
export interface SeriesData {
  /** Others of the same kind, the nearest first. */
  readonly others: readonly SeriesCard[];
}
