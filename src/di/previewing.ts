import type { LivePreview } from '#domain/flags/live-preview.ts';
import { queryString } from '#domain/listing/query-pairs.ts';

type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** Asks as an editor's live preview does: every address bears its parameters, be it read or posted to (CALL-2). */
export function previewing(fetch: Fetch, preview: LivePreview): Fetch {
  return (url, options) =>
    fetch(`${url}${queryString(preview).replace('?', url.includes('?') ? '&' : '?')}`, options);
}
