import type { IndexQueries } from '#domain/queries/index-queries.ts';
import type { QueryMethods } from '#ports/search.port.ts';
import { type Token, createToken } from '#ports/token.ts';

/**
 * The hall's search index: the queries of `domain/queries/index-queries.ts`.
 *
 * Every member rejects when the index is unreachable (CALL-3), and on an abort with the signal's reason.
 */
export type SearchIndexPort = QueryMethods<IndexQueries>;

export const SearchIndexPort: Token<SearchIndexPort> = createToken<SearchIndexPort>('SearchIndexPort');
