import { readSingleQueryValue, staffQueryParams } from '#domain/listing/read-query-params.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';
import type { HallDay } from '#domain/time/hall-day.ts';

/**
 * The meaning of a page's query string. Everything that reads a query uses it: the page's loader, its links, the page cache key and
 * the log of unknown parameters (LIST-2).
 */
export interface ParamsCodec<State> {
  /** Every parameter name that the page knows: those that `read` uses, including alternative names, and `expandParam`. */
  readonly names: readonly string[];
  /** The facets whose collapsed values an address can request (LIST-23). */
  readonly collapsibleFacets?: readonly string[];
  /** Parses a query; unusable values are ignored. */
  read(query: QueryPairs, today: HallDay): State;
  /** Writes a state in canonical order; default values are omitted. */
  write(state: State, today: HallDay): QueryPairs;
}

/** The parameter that requests the collapsed values of a facet (LIST-23). No list's state contains it, so no other address does. */
export const expandParam = 'open';

/** The facet whose collapsed values a query requests; null if it names none of the page's facets. */
export function readExpandedFacet(
  query: QueryPairs,
  { collapsibleFacets = [] }: Pick<ParamsCodec<unknown>, 'collapsibleFacets'>,
): string | null {
  const name = readSingleQueryValue(query, expandParam);
  return collapsibleFacets.includes(name) ? name : null;
}

/** How many unknown parameter names of a query are stated, and how many characters of each: clients can invent any. */
const unknownNameLimits = { count: 10, length: 50 };

/**
 * The parameter names that neither the codec nor the site knows, without duplicates: ignored, and logged by the caller (LIST-2). The first
 * ten, and the first fifty characters of each.
 */
export function findUnknownParamNames(query: QueryPairs, { names }: { readonly names: readonly string[] }) {
  const { count, length } = unknownNameLimits;
  const unknown = new Set<string>();
  for (const [name] of query) {
    if (unknown.size === count) break;
    if (!names.includes(name) && !staffQueryParams.includes(name)) unknown.add(name);
  }
  return [...unknown].map((name) => name.slice(0, length));
}
