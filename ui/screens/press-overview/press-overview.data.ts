import type { PressSearchResult } from '#domain/listing/press-search.ts';

/** The data of the press overview. */
export interface PressOverviewData {
  /** The overview's path, without query. */
  readonly path: string;
  /** The chosen year; null: all. */
  readonly year: number | null;
  readonly listing: PressSearchResult;
}
