import type { EditorQueries } from '#domain/queries/cms-queries.ts';
import type { QueryMethods } from '#ports/search.port.ts';

/** The editor queries on a server, which has no editor's session: always empty (CALL-7). */
export const emptyEditorQueryMethods: QueryMethods<EditorQueries> = {
  translationUrls: async (_params, signal) => {
    signal?.throwIfAborted();
    return [];
  },
};
