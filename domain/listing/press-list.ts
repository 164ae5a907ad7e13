import type { PagedState } from '#domain/listing/listing-state.ts';
import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import { readPageNumber, readSingleQueryValue, toPagePairs } from '#domain/listing/read-query-params.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The state of the press overview, from its address (LIST-12, WAY-45). */
export interface PressListingState extends PagedState {
  /** Null: all years. */
  readonly year: number | null;
}

/** Parses a year of four digits; null for anything else. */
export function parseYear(text: string): number | null {
  return /^[12]\d{3}$/.test(text) ? Number(text) : null;
}

/** The codec of the press overview's query; page 1 and all years are omitted. */
export const pressParamsCodec = {
  names: ['year', 'page'],
  read: (query: QueryPairs): PressListingState => ({
    year: parseYear(readSingleQueryValue(query, 'year')),
    page: readPageNumber(query),
  }),
  write: ({ year, page }: PressListingState): QueryPairs => [
    ...(year === null ? [] : [['year', String(year)] as const]),
    ...toPagePairs(page),
  ],
} satisfies ParamsCodec<PressListingState>;

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
