import { toQueryString } from '#domain/query-pairs.ts';
import type { LivePreviewParams } from '#ports/settings.port.ts';

type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** Wraps `fetch` to add a live preview's parameters to every URL, of reads and posts (CALL-2). */
export function withPreviewParams(fetch: Fetch, preview: LivePreviewParams): Fetch {
  return (url, options) =>
    fetch(`${url}${toQueryString(preview).replace('?', url.includes('?') ? '&' : '?')}`, options);
}
