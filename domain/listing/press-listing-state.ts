import { pageIn, pageNear, pagePairs, parametersBeside } from '#domain/listing/list-query.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';

/** What the address of the press overview says (LIST-12). */
interface PressListingState {
  /** 1-based. */
  readonly page: number;
}

/** Reads any query at all; what it cannot use it leaves out. */
export function readPressListing(query: QueryPairs): PressListingState {
  return { page: pageIn(query) };
}

/** The inverse of reading; page 1 is left out. */
export function writePressListing({ page }: PressListingState): QueryPairs {
  return pagePairs(page);
}

/** The names in a query that the overview does not know: ignored, and for the caller to log (LIST-2). */
export function unknownParameters(query: QueryPairs): readonly string[] {
  return parametersBeside(query, ['page']);
}

/** Turns to a page, 1-based; what no list can have becomes the nearest that one can (LIST-22). */
export function withPage(page: number): PressListingState {
  return { page: pageNear(page) };
}
