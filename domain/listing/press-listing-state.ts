import { pageIn, pagePairs } from '#domain/listing/list-query.ts';
import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';

/** The state of the press overview, from its address (LIST-12). */
export interface PressListingState {
  /** 1-based. */
  readonly page: number;
}

/** The codec of the press overview's query; page 1 is omitted. */
export const pressParams = {
  names: ['page'],
  read: (query: QueryPairs): PressListingState => ({ page: pageIn(query) }),
  write: ({ page }: PressListingState): QueryPairs => pagePairs(page),
} satisfies ParamsCodec<PressListingState>;
