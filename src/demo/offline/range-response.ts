/**
 * The part of a complete response that a `Range` header requests, as 206; the response itself if there is no header, or one of
 * another form than `bytes=from-to`. Browsers seek in audio by ranges, and Safari plays it only in this way.
 */
export async function toRangeResponse(response: Response, range: string | null): Promise<Response> {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === undefined) return response;
  const bytes = await response.arrayBuffer();
  const from = Number(first);
  const to = Math.min(bytes.byteLength - 1, last ? Number(last) : Number.POSITIVE_INFINITY);
  const headers = new Headers(response.headers);
  if (from > to) {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${bytes.byteLength}` } });
  }
  headers.set('Content-Range', `bytes ${from}-${to}/${bytes.byteLength}`);
  headers.set('Content-Length', String(to + 1 - from));
  return new Response(bytes.slice(from, to + 1), { status: 206, headers });
}
