import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';
import { readPageNumber, toPagePairs } from '#domain/listing/read-query.ts';

/** The state of the press overview, from its address (LIST-12). */
export interface PressListingState {
  /** 1-based. */
  readonly page: number;
}

/** The codec of the press overview's query; page 1 is omitted. */
export const pressParamsCodec = {
  names: ['page'],
  read: (query: QueryPairs): PressListingState => ({ page: readPageNumber(query) }),
  write: ({ page }: PressListingState): QueryPairs => toPagePairs(page),
} satisfies ParamsCodec<PressListingState>;
