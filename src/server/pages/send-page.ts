import type { IncomingMessage, ServerResponse } from 'node:http';
import { staleSeconds } from '#domain/caching/lifetimes.ts';
import { localeOfPath } from '#domain/locale/locale-routes.ts';
import { type Instant, second } from '#domain/time/instant.ts';
import { fallbackPage } from '#src/server/fallback-page.ts';
import { type Headers, varyOf } from '#src/server/headers.ts';
import type { Audience } from '#src/server/pages/page-address.ts';
import type { CachedPage } from '#src/server/pages/page-cache.ts';
import { acceptedEncoding, type RenderedPage } from '#src/server/pages/rendered-page.ts';
import { retryAfter } from '#src/server/retry-after.ts';

/** A page on its way out. */
interface Sending {
  readonly taken: CachedPage;
  readonly showing: Audience;
  /** It is the root, whose answer depends on the visitor's language (ROUTE-9). */
  readonly isRoot: boolean;
  readonly now: Instant;
  /** Of every document. */
  readonly headers: Headers;
}

/** Writes a page: whole, or that nothing has changed. The same headers either way, from the cache or not. */
export function sendPage(request: IncomingMessage, response: ServerResponse, sending: Sending): void {
  const { taken, showing } = sending;
  const { page } = taken;
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const headers = headersOf(sending, request.url);
  if (showing === 'everybody' && isKnown(request.headers['if-none-match'], page)) {
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

/** Weak tags are compared as they stand; a list of them, or any, is rare and read the long way. */
function isKnown(header: string | undefined, { tag, status }: RenderedPage): boolean {
  if (header === undefined || status !== 200) return false;
  if (header === tag) return true;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag.replace(/^W\//, ''));
}

/** In pairs, one list, which Node writes without looking at it twice. */
function headersOf({ taken, showing, isRoot, now, headers }: Sending, target = ''): string[] {
  const { page, expires } = taken;
  const list = constantPairs(headers).slice();
  list.push('Cache-Status', cacheStatus(taken, showing, now), 'ETag', page.tag);
  list.push('Vary', varyOf(isRoot));
  list.push('Cache-Control', cacheControl(page, showing, isRoot));
  if (showing === 'everybody' && !isRoot && page.status === 200) {
    list.push('CDN-Cache-Control', forCaches(page, Math.max(0, Math.floor((expires - now) / second))));
  }
  if (showing !== 'everybody') list.push('X-Robots-Tag', 'noindex');
  if (page.location !== undefined) {
    list.push('Location', mergeQuery(page.location, target.replace(/^[^?]*/, '')));
  }
  if (page.status >= 500) list.push('Retry-After', retryAfter(expires, now));
  return list;
}

const pairsByHeaders = new WeakMap<Headers, readonly string[]>();

function constantPairs(headers: Headers): readonly string[] {
  const pairs = pairsByHeaders.get(headers) ?? Object.entries(headers).flat();
  pairsByHeaders.set(headers, pairs);
  return pairs;
}

/** Browsers ask again every time, which costs a 304; nobody keeps what is somebody's, what failed or what is not there. */
function cacheControl({ status }: RenderedPage, showing: Audience, isRoot: boolean): string {
  if (showing !== 'everybody') return 'private, no-store';
  if (isRoot && status === 200) return 'private, max-age=0, must-revalidate';
  if (status === 200) return 'public, max-age=0, must-revalidate';
  return status === 301 || status === 308 ? 'public, max-age=300' : 'no-store';
}

/** For whoever stands between and keeps pages (RFC 9213). */
function forCaches({ ttl }: RenderedPage, seconds: number): string {
  const grace = Math.floor(staleSeconds(ttl));
  return `max-age=${seconds}, stale-while-revalidate=${grace}, stale-if-error=${ttl.staleIfError}`;
}

/** What the cache had to do with it (RFC 9211). */
function cacheStatus({ source, expires, page }: CachedPage, showing: Audience, now: Instant): string {
  if (showing === 'editor') return 'klankhuis; fwd=bypass';
  const left = Math.floor((expires - now) / second);
  switch (source) {
    case 'hit':
      return `klankhuis; hit; ttl=${left}`;
    case 'stale':
      return `klankhuis; hit; ttl=${Math.floor((page.renderedAt - now) / second) + Math.floor(page.ttl.lifetime)}; detail=stale`;
    case 'rendered':
      return 'klankhuis; fwd=uri-miss; stored';
    case 'coalesced':
      return 'klankhuis; fwd=uri-miss; collapsed';
  }
}

/**
 * Where a rule of the editors leads, asking also what the visitor's own address asked (ROUTE-14): campaigns are told apart by
 * it. What the rule asks itself stands, and another site is told nothing. `search` is as it stands in the address: `?a=1`, or `''`.
 */
export function mergeQuery(target: string, search: string): string {
  if (!target.startsWith('/') || search.length < 2) return target;
  const [, path = '', own = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? [];
  const taken = new URLSearchParams(own);
  const carried = search
    .slice(1)
    .split('&')
    .filter((pair) => [...new URLSearchParams(pair).keys()].some((name) => !taken.has(name)));
  const asked = [...(own.length > 1 ? [own.slice(1)] : []), ...carried];
  return asked.length === 0 ? target : `${path}?${asked.join('&')}${hash}`;
}

interface Move {
  readonly to: string;
  readonly status: 301 | 302;
  /** It depends on the visitor's language (ROUTE-9). */
  readonly isRoot?: boolean;
}

/** Sends a visitor to the right way to write an address, or home in another language. */
export function sendMoved(
  response: ServerResponse,
  headers: Headers,
  { to, status, isRoot = false }: Move,
): void {
  response.writeHead(status, {
    ...headers,
    Location: to,
    Vary: varyOf(isRoot),
    'Cache-Control': isRoot ? 'private, no-store' : 'public, max-age=300',
    'Cache-Status': 'klankhuis; fwd=bypass',
    'Content-Length': '0',
  });
  response.end();
}

/** Answers an address that no page of the site can have. */
export function sendRefused(response: ServerResponse, headers: Headers): void {
  sendText(response, headers, { status: 400, text: 'This address cannot be read.', type: 'text/plain' });
}

/** Answers where more is asked than can be drawn. */
export function sendTooBusy(
  response: ServerResponse,
  headers: Headers,
  path: string,
  retryAfterSeconds: number,
): void {
  const text = fallbackPage(localeOfPath(path));
  sendText(
    response,
    { ...headers, 'Retry-After': String(retryAfterSeconds) },
    { status: 503, text, type: 'text/html' },
  );
}

interface Short {
  readonly status: number;
  readonly text: string;
  readonly type: string;
}

function sendText(response: ServerResponse, headers: Headers, { status, text, type }: Short): void {
  const body = Buffer.from(text, 'utf8');
  response.writeHead(status, {
    ...headers,
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': String(body.byteLength),
    Vary: varyOf(false),
    'Cache-Control': 'no-store',
    'Cache-Status': 'klankhuis; fwd=bypass',
  });
  response.end(body);
}
