import type { QuerySignature } from '#domain/queries/query.ts';
import type { SearchQueries } from '#domain/queries/search-queries.ts';
import { type Token, createToken } from '#ports/token.ts';

/** A function that executes one query. An abort rejects with the signal's reason. */
export type QueryFunction<Params, Answer> = (params: Params, signal?: AbortSignal) => Promise<Answer>;

/** A port with one function per query, by name. */
export type QueryMethods<Queries> = {
  readonly [Name in keyof Queries]: Queries[Name] extends QuerySignature<infer Params, infer Answer>
    ? QueryFunction<Params, Answer>
    : never;
};

/** Gets a query of a port by its name; the caller is responsible for the types. A query that the port does not have rejects. */
export function getQuery<Params, Answer>(port: object, name: string): QueryFunction<Params, Answer> {
  const queries = port as Readonly<Record<string, QueryFunction<Params, Answer> | undefined>>;
  return async (params, signal) => {
    if (!queries[name]) throw new Error(`The port has no query ${name}`);
    return queries[name](params, signal);
  };
}

/**
 * The search, with results ready to display: the queries of `domain/queries/search-queries.ts`.
 *
 * Only an abort rejects (with the signal's reason): a failure returns the definition's `unavailable` result, which is marked as such
 * where its type allows (LIST-14).
 */
export type SearchPort = QueryMethods<SearchQueries>;

export const SearchPort: Token<SearchPort> = createToken<SearchPort>('SearchPort');
