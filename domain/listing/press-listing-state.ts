import { pageIn, pagePairs } from '#domain/listing/list-query.ts';
import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';

/** What the address of the press overview says (LIST-12). */
export interface PressListingState {
  /** 1-based. */
  readonly page: number;
}

/** The query of the press overview's address; page 1 is not written. */
export const pressParams = {
  names: ['page'],
  read: (query: QueryPairs): PressListingState => ({ page: pageIn(query) }),
  write: ({ page }: PressListingState): QueryPairs => pagePairs(page),
} satisfies ParamsCodec<PressListingState>;
