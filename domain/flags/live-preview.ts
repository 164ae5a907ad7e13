import { singleValue } from '#domain/listing/list-query.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';

/** What the CMS signs its previews with: the marker of an editor at work, or of a draft that is shared. */
const markers = ['x-craft-live-preview', 'x-craft-preview'] as const;

/** The parameters that show a page as it is being written, in the order they are sent on (CALL-2). */
export type LivePreview = QueryPairs;

/** What an address that asks for a live preview adds to each question of its page; null where marker or token is missing (CALL-2). */
export function livePreviewOf(query: QueryPairs): LivePreview | null {
  const marker = markers.find((name) => singleValue(query, name) !== '');
  const token = singleValue(query, 'token');
  if (!marker || token === '') return null;
  const hash = singleValue(query, marker);
  return [
    ['preview', hash],
    ['token', token],
    [marker, hash],
  ];
}
