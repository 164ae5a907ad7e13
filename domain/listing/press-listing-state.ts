import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import { readPageNumber, readSingleQueryValue, toPagePairs } from '#domain/listing/read-query-params.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';

/** The state of the press overview, from its address (LIST-12, WAY-45). */
export interface PressListingState {
  /** Null: all years. */
  readonly year: number | null;
  /** 1-based. */
  readonly page: number;
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
