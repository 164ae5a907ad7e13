import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEtag } from '#adapters/http-server/etag.ts';
import { type Headers, toVaryHeader } from '#adapters/http-server/headers.ts';
import { toCacheTags } from '#adapters/http-server/pages/cache-tags.ts';
import type { Audience } from '#adapters/http-server/pages/page-address.ts';
import type { ServedPage } from '#adapters/http-server/pages/page-cache.ts';
import { negotiateEncoding, type RenderedPage } from '#adapters/http-server/pages/rendered-page.ts';
import { formatRetryAfter } from '#adapters/http-server/retry-after.ts';
import { computeStaleSeconds } from '#domain/caching/lifetimes.ts';
import { type Instant, secondMs } from '#domain/time/instant.ts';
import type { Config } from '#src/config.ts';

/** A page to send. */
interface Sending {
  readonly taken: ServedPage;
  readonly audience: Audience;
  /** Whether it is the root, whose response depends on the visitor's language (ROUTE-9). */
  readonly isRoot: boolean;
  readonly now: Instant;
  /** The headers of all documents. */
  readonly headers: Headers;
  readonly edgeCache: Config['operation']['edgeCache'];
}

/** Sends a page, or 304 if the client has it. The headers are the same in both cases. */
export function sendPage(request: IncomingMessage, response: ServerResponse, sending: Sending): void {
  const { taken, audience } = sending;
  const page = taken.value;
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  const headers = prepareHeaders(sending, request.url).slice();
  if (
    audience === 'public' &&
    page.status === 200 &&
    matchesEtag(request.headers['if-none-match'], page.etag)
  ) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const body = page.bodies[encoding];
  headers.push('Content-Length', String(body.byteLength));
  if (encoding !== 'identity' && body.byteLength > 0) headers.push('Content-Encoding', encoding);
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The headers of a cached page while its remaining lifetime is the same whole number of seconds. */
interface PreparedHeaders {
  readonly remainingSeconds: number;
  readonly list: readonly string[];
}

const preparedByPage = new WeakMap<RenderedPage, PreparedHeaders>();

/**
 * The headers of a page, which are the same for all public hits within a second. Other audiences get other headers with the same page,
 * and those of a redirect depend on the address too.
 */
function prepareHeaders(sending: Sending, target: string | undefined): readonly string[] {
  const { value: page, source, expires } = sending.taken;
  if (source !== 'hit' || page.status !== 200 || sending.audience !== 'public')
    return toHeaders(sending, target);
  const remainingSeconds = Math.floor((expires - sending.now) / secondMs);
  const known = preparedByPage.get(page);
  if (known?.remainingSeconds === remainingSeconds) return known.list;
  const list = toHeaders(sending, target);
  preparedByPage.set(page, { remainingSeconds, list });
  return list;
}

/** The headers as a flat list of names and values, which is the fastest form for `writeHead`. */
function toHeaders({ taken, audience, isRoot, now, headers, edgeCache }: Sending, target = ''): string[] {
  const { value: page, expires } = taken;
  const list = constantPairs(headers).slice();
  list.push('Cache-Status', cacheStatus(taken, audience, now), 'ETag', page.etag);
  list.push('Vary', toVaryHeader(isRoot));
  if (audience === 'public' && !isRoot && page.status === 200) {
    const remainingSeconds = Math.max(0, Math.floor((expires - now) / secondMs));
    list.push('CDN-Cache-Control', cdnCacheControl(page, remainingSeconds));
    // Before `Cache-Control`: nginx before 1.23 does not cache if it reads `max-age=0` first.
    if (edgeCache === 'nginx') list.push('X-Accel-Expires', String(remainingSeconds));
    if (edgeCache === 'cdn') list.push('Cache-Tag', toCacheTags(page.cacheKeys));
  }
  list.push('Cache-Control', cacheControl(page, audience, isRoot));
  if (audience !== 'public') list.push('X-Robots-Tag', 'noindex');
  if (page.location !== undefined) {
    list.push('Location', mergeQuery(page.location, target.replace(/^[^?]*/, '')));
  }
  if (page.status >= 500) list.push('Retry-After', formatRetryAfter(expires, now));
  return list;
}

const pairsByHeaders = new WeakMap<Headers, readonly string[]>();

function constantPairs(headers: Headers): readonly string[] {
  const pairs = pairsByHeaders.get(headers) ?? Object.entries(headers).flat();
  pairsByHeaders.set(headers, pairs);
  return pairs;
}

/** Browsers revalidate public pages on each request. Pages of any other audience, failures and missing pages are not cached. */
function cacheControl({ status }: RenderedPage, audience: Audience, isRoot: boolean): string {
  if (audience !== 'public') return 'private, no-store';
  if (isRoot && status === 200) return 'private, max-age=0, must-revalidate';
  if (status === 200) return 'public, max-age=0, must-revalidate';
  return status === 301 || status === 308 ? 'public, max-age=300' : 'no-store';
}

/** The cache lifetime for a CDN (RFC 9213). */
function cdnCacheControl({ ttl }: RenderedPage, seconds: number): string {
  const grace = Math.floor(computeStaleSeconds(ttl));
  return `max-age=${seconds}, stale-while-revalidate=${grace}, stale-if-error=${ttl.staleIfErrorSeconds}`;
}

/** The value of `Cache-Status` (RFC 9211). */
function cacheStatus({ source, expires, value: page }: ServedPage, audience: Audience, now: Instant): string {
  if (audience === 'editor' || audience === 'uncached') return 'site; fwd=bypass';
  const remainingSeconds = Math.floor((expires - now) / secondMs);
  switch (source) {
    case 'hit':
      return `site; hit; ttl=${remainingSeconds}`;
    case 'stale':
      return `site; hit; ttl=${Math.min(0, Math.floor((page.renderedAt - now) / secondMs) + Math.floor(page.ttl.lifetimeSeconds))}; detail=stale`;
    case 'fetched':
      return 'site; fwd=uri-miss; stored';
    case 'shared':
      return `site; hit; ttl=${remainingSeconds}; detail=shared`;
    case 'coalesced':
      return 'site; fwd=uri-miss; collapsed';
  }
}

/**
 * Adds the query of the visitor's address to the target of an editors' redirect (ROUTE-14), so that campaign parameters survive.
 * Parameters of the target win, and nothing is added to an address of another site. `search` is the raw query: `?a=1`, or `''`.
 */
export function mergeQuery(target: string, search: string): string {
  if (!target.startsWith('/') || search.length < 2) return target;
  const [, path = '', ownSearch = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? [];
  const targetParams = new URLSearchParams(ownSearch);
  const added = search
    .slice(1)
    .split('&')
    .filter((pair) => [...new URLSearchParams(pair).keys()].some((name) => !targetParams.has(name)));
  const pairs = [...(ownSearch.length > 1 ? [ownSearch.slice(1)] : []), ...added];
  return pairs.length === 0 ? target : `${path}?${pairs.join('&')}${hash}`;
}

interface Redirect {
  readonly to: string;
  readonly status: 301 | 302;
  /** Whether the redirect depends on the visitor's language (ROUTE-9). */
  readonly isRoot?: boolean;
}

/** Redirects to the canonical form of an address, or to the home page in another language. */
export function sendRedirect(
  response: ServerResponse,
  headers: Headers,
  { to, status, isRoot = false }: Redirect,
): void {
  response.writeHead(status, {
    ...headers,
    Location: to,
    Vary: toVaryHeader(isRoot),
    'Cache-Control': isRoot ? 'private, no-store' : 'public, max-age=300',
    'Cache-Status': 'site; fwd=bypass',
    'Content-Length': '0',
  });
  response.end();
}

/** Responds with 400 to an address that no page can have. */
export function sendBadRequest(response: ServerResponse, headers: Headers): void {
  sendText(response, headers, { status: 400, text: 'The address is malformed.', type: 'text/plain' });
}

/** Responds with 503 and the fallback page while too many pages are being rendered. */
export function sendOverloaded(
  response: ServerResponse,
  headers: Headers,
  text: string,
  retryAfterSeconds: number,
): void {
  sendText(
    response,
    { ...headers, 'Retry-After': String(retryAfterSeconds) },
    { status: 503, text, type: 'text/html' },
  );
}

interface TextResponse {
  readonly status: number;
  readonly text: string;
  readonly type: string;
}

function sendText(response: ServerResponse, headers: Headers, { status, text, type }: TextResponse): void {
  const body = Buffer.from(text, 'utf8');
  response.writeHead(status, {
    ...headers,
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': String(body.byteLength),
    Vary: toVaryHeader(false),
    'Cache-Control': 'no-store',
    'Cache-Status': 'site; fwd=bypass',
  });
  response.end(body);
}
