import type { EditorQueries } from '#domain/queries/cms-queries.ts';
import type { QueryPort } from '#ports/query.ts';
import { type Token, token } from '#ports/token.ts';

/**
 * What the CMS tells the editor who is logged in there: the queries of `EditorQueries`. Asked in the editor's own browser alone.
 *
 * Rejects as `CmsPort` does; a visitor who is no editor is told nothing, which is an empty answer.
 */
export interface EditorPort extends QueryPort<EditorQueries> {}

export const EditorPort: Token<EditorPort> = token<EditorPort>('EditorPort');
