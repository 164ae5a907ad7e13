import type { EditorQueries } from '#ports/cms.port.ts';

/** The editor queries on a server, which has no editor's session: always empty (CALL-7). */
export const emptyEditorQueries: EditorQueries = {
  translationUrls: async (_params, signal) => {
    signal?.throwIfAborted();
    return [];
  },
};
