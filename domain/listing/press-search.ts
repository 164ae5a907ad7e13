import { type ListPagination, unavailablePagination } from '#domain/listing/list-pagination.ts';
import type { PressCard } from '#domain/listing/story-and-press-cards.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The search result of a list without filters: uris and the total. */
export interface UriHits {
  /** All matches, including those that are not listed. */
  readonly count: number;
  readonly uris: readonly string[];
}

/** The press releases in the index, latest first. */
export interface PressHits {
  readonly hits: readonly PressHit[];
}

interface PressHit {
  readonly uri: string;
  /** Absent if the index does not know it. */
  readonly posted?: Instant;
}

/** A year with its number of releases. */
export interface PressYearCount {
  readonly year: number;
  readonly count: number;
}

/** One page of the press overview, ready to render; latest release first (LIST-12). */
export interface PressSearchResult extends ListPagination {
  readonly releases: readonly PressCard[];
  /** The years of all releases, latest first (WAY-45). */
  readonly years: readonly PressYearCount[];
}

/** The press overview when the search is unavailable (LIST-14). */
export const unavailablePress: PressSearchResult = { ...unavailablePagination, releases: [], years: [] };

/** The releases of a year, in the hall's time; all of them if `year` is null (WAY-45). */
export function filterPressHitsByYear({ hits }: PressHits, year: number | null): UriHits {
  const chosen = year === null ? hits : hits.filter(({ posted }) => posted && toYear(posted) === year);
  return { count: chosen.length, uris: chosen.map(({ uri }) => uri) };
}

/** The years of the releases, latest first. */
export function countPressHitsByYear({ hits }: PressHits): readonly PressYearCount[] {
  const years = hits.flatMap(({ posted }) => (posted ? [toYear(posted)] : []));
  return [...new Set(years)]
    .toSorted((one, other) => other - one)
    .map((year) => ({ year, count: years.filter((other) => other === year).length }));
}

function toYear(posted: Instant): number {
  return Number(toHallDay(posted).slice(0, 4));
}
