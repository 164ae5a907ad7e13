import type { SearchQueries } from '#domain/queries/search-queries.ts';
import type { QueryMethods } from '#ports/query.ts';
import { type Token, token } from '#ports/token.ts';

/**
 * The search, with results ready to display: the queries of `domain/queries/search-queries.ts`.
 *
 * Only an abort rejects (with the signal's reason): a failure returns the definition's `unavailable` result, which is marked as such
 * where its type allows (LIST-14).
 */
export type SearchPort = QueryMethods<SearchQueries>;

export const SearchPort: Token<SearchPort> = token<SearchPort>('SearchPort');
