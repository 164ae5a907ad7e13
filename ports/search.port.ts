import type { SearchQueries } from '#domain/queries/search-queries.ts';
import type { QueryPort } from '#ports/query.ts';
import { type Token, token } from '#ports/token.ts';

/**
 * Finding what the hall has, as pages show it: the queries of `domain/queries/search-queries.ts`.
 *
 * Never rejects but for an abort (with the signal's reason): what cannot be known is answered as its definition's
 * `unavailable`, and where the answer can say so, marked so (LIST-14).
 */
export type SearchPort = QueryPort<SearchQueries>;

export const SearchPort: Token<SearchPort> = token<SearchPort>('SearchPort');
