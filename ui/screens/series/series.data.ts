import type { Page } from '#domain/page/page.ts';
import type { SeriesCard } from '#domain/series/series-card.ts';

/** The data of a series, apart from its page. */
export interface SeriesData {
  /** Similar series, the most similar first. */
  readonly others: readonly SeriesCard[];
}

/** The properties of every part of the screen. */
export interface SeriesPageAndCard {
  readonly page: Extract<Page, { kind: 'series' }>;
  /** The page as a card: how it is sold as a whole. */
  readonly card: SeriesCard;
}
