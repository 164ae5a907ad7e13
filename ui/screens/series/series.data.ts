import type { Page } from '#domain/page/page.ts';
import type { SeriesCard } from '#domain/series/series-card.ts';

/** What stands under a series. */
export interface SeriesData {
  /** Others of the same kind, the nearest first. */
  readonly others: readonly SeriesCard[];
}

/** What every part of the screen is drawn from. */
export interface OfSeries {
  readonly page: Extract<Page, { kind: 'series' }>;
}
