import type { PressCard } from '#domain/listing/dated-card.ts';
import { type ListPagination, unavailablePagination } from '#domain/listing/list-pagination.ts';

/** The search result of a list without filters: uris and the total. */
export interface UriHits {
  /** All matches, including those that are not listed. */
  readonly count: number;
  readonly uris: readonly string[];
}

/** One page of the press overview, ready to render; latest release first (LIST-12). */
export interface PressSearchResult extends ListPagination {
  readonly releases: readonly PressCard[];
}

/** The press overview when the search is unavailable (LIST-14). */
export const unavailablePress: PressSearchResult = { ...unavailablePagination, releases: [] };
