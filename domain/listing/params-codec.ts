import { crewParameters } from '#domain/listing/list-query.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';
import type { HallDay } from '#domain/time/hall-day.ts';

/**
 * What the query of a page's address means. All that reads a query goes through it: the page's loader, its links, the key of
 * the page cache and the log of unknown parameters (LIST-2).
 */
export interface ParamsCodec<State> {
  /** Every name that `read` looks at, second names included. */
  readonly names: readonly string[];
  /** Reads any query at all; what it cannot use it leaves out. */
  read(query: QueryPairs, today: HallDay): State;
  /** The inverse of reading, in the one order for each state; what is usual is left out. */
  write(state: State, today: HallDay): QueryPairs;
}

/** The names in a query that neither the codec nor the site knows, each once: ignored, and for the caller to log (LIST-2). */
export function unknownParams(query: QueryPairs, { names }: { readonly names: readonly string[] }) {
  const given = new Set(query.map(([name]) => name));
  return [...given].filter((name) => !names.includes(name) && !crewParameters.includes(name));
}
