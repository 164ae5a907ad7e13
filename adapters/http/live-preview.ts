import type { Fetch } from '#adapters/http/http-client.ts';
import { readSingleQueryValue } from '#domain/listing/read-query-params.ts';
import { type QueryPairs, toQueryString } from '#domain/query-pairs.ts';
import type { LivePreviewParams } from '#ports/settings.port.ts';

/** The CMS's markers of a preview: of an open editor, and of a shared draft. */
const markers = ['x-craft-live-preview', 'x-craft-preview'] as const;

/** The preview parameters of an address, to add to every query for its page; null if marker or token is missing (CALL-2). */
export function parseLivePreviewParams(query: QueryPairs): LivePreviewParams | null {
  const marker = markers.find((name) => readSingleQueryValue(query, name) !== '');
  const token = readSingleQueryValue(query, 'token');
  if (!marker || token === '') return null;
  const hash = readSingleQueryValue(query, marker);
  return [
    ['preview', hash],
    ['token', token],
    [marker, hash],
  ];
}

/** Wraps `fetch` to add a live preview's parameters to every URL, of reads and posts (CALL-2). */
export function withPreviewParams(fetch: Fetch, preview: LivePreviewParams): Fetch {
  return (url, options) =>
    fetch(`${url}${toQueryString(preview).replace('?', url.includes('?') ? '&' : '?')}`, options);
}
