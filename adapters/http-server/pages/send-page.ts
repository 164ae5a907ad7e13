import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageResponseSource } from '#adapters/http-server/operation/request-meter.ts';
import {
  type PageAudience,
  type ParsedPageAddress,
  listTemplateParamNames,
} from '#adapters/http-server/pages/page-address-parser.ts';
import type { ServedPage } from '#adapters/http-server/pages/page-cache.ts';
import type { RenderedPage } from '#adapters/http-server/pages/render-page.ts';
import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import {
  type Encoding,
  matchesEtag,
  formatPageVaryHeader,
} from '#adapters/http-server/responses/encodings-and-etags.ts';
import type { ResponseHeaders } from '#adapters/http-server/responses/headers.ts';
import { formatRetryAfter, sendShortAnswer } from '#adapters/http-server/responses/short-answers.ts';
import { computeStaleSeconds } from '#adapters/shared/queries/cache-lifetimes.ts';
import { stripQueryAndHash } from '#domain/link/classified-link.ts';
import { readLocaleFromPath } from '#domain/locale/locale-routes.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { type Instant, secondMs } from '#domain/time/instant.ts';

/** A request for a page, with what the server reads of it, once. */
export interface PageRequest {
  readonly raw: IncomingMessage;
  readonly response: ServerResponse;
  readonly address: ParsedPageAddress;
  /** The cache key of the page. */
  readonly key: string;
  readonly encoding: Encoding;
}

/** What a request for a page is answered with. */
export type FoundPage =
  | { readonly kind: 'page'; readonly served: ServedPage; readonly audience: PageAudience }
  /** `isRoot`: the redirect depends on the visitor's language (ROUTE-9). */
  | { readonly kind: 'moved'; readonly to: string; readonly isRoot: boolean }
  /** No page can have the address. */
  | { readonly kind: 'refused' }
  /** Too many pages are being rendered. */
  | { readonly kind: 'overloaded'; readonly retryAfterSeconds: number };

export function sendFoundPage(request: PageRequest, found: FoundPage, pipeline: Pipeline): void {
  const { response } = request;
  const { headers, meters } = pipeline;
  switch (found.kind) {
    case 'page':
      meters.requests.countPage(toPageOrigin(found), response);
      return sendPage(request, found, pipeline);
    case 'moved':
      return sendRedirect(response, headers.document, found);
    case 'refused':
      return sendBadAddress(request.raw, response, pipeline);
    case 'overloaded':
      meters.requests.countPage('overloaded', response);
      return sendOverloaded(request, found.retryAfterSeconds, pipeline);
  }
}

type FoundDocument = Extract<FoundPage, { readonly kind: 'page' }>;

function toPageOrigin({ served, audience }: FoundDocument): PageResponseSource {
  if (audience === 'editor') return 'editor';
  return served.source === 'fetched' ? 'rendered' : served.source;
}

/** Sends a page, or 304 if the client has it. The headers are the same in both cases. */
function sendPage(request: PageRequest, found: FoundDocument, pipeline: Pipeline): void {
  const { raw, response, encoding } = request;
  const { served, audience } = found;
  const page = served.value;
  const hasPage =
    audience === 'public' && page.status === 200 && matchesEtag(raw.headers['if-none-match'], page.etag);
  const list = prepareHeaders(request, found, hasPage ? undefined : encoding, pipeline);
  response.writeHead(hasPage ? 304 : page.status, list as string[]);
  response.end(hasPage || raw.method === 'HEAD' ? undefined : page.bodies[encoding]);
}

/** The headers of a cached page while its remaining lifetime is the same whole number of seconds. */
interface PreparedHeaders {
  readonly remainingSeconds: number;
  readonly byEncoding: { [Name in Encoding | 'notModified']?: readonly string[] };
}

const preparedByPage = new WeakMap<RenderedPage, PreparedHeaders>();

/**
 * The headers of a page, which are the same for all public hits within a second. Other audiences get other headers with the same page,
 * and those of a redirect depend on the address too. `encoding`: that of the body, undefined for a response without one.
 */
function prepareHeaders(
  request: PageRequest,
  found: FoundDocument,
  encoding: Encoding | undefined,
  pipeline: Pipeline,
): readonly string[] {
  const { value: page, source, expires } = found.served;
  const now = pipeline.clock.now();
  const create = () => [
    ...toHeaders(request, found, now, pipeline),
    ...(encoding ? toBodyHeaders(page, encoding) : []),
  ];
  if (source !== 'hit' || page.status !== 200 || found.audience !== 'public') return create();
  const remainingSeconds = Math.floor((expires - now) / secondMs);
  let prepared = preparedByPage.get(page);
  if (prepared?.remainingSeconds !== remainingSeconds) {
    prepared = { remainingSeconds, byEncoding: {} };
    preparedByPage.set(page, prepared);
  }
  return (prepared.byEncoding[encoding ?? 'notModified'] ??= create());
}

function toBodyHeaders({ bodies }: RenderedPage, encoding: Encoding): readonly string[] {
  const { byteLength } = bodies[encoding];
  const isCompressed = encoding !== 'identity' && byteLength > 0;
  return ['Content-Length', String(byteLength), ...(isCompressed ? ['Content-Encoding', encoding] : [])];
}

/** The headers as a flat list of names and values, which is the fastest form for `writeHead`. */
function toHeaders(
  { raw, address }: PageRequest,
  { served, audience }: FoundDocument,
  now: Instant,
  { headers, settings, templates }: Pipeline,
): string[] {
  const { value: page, expires } = served;
  const { edgeCache } = settings.operation;
  const isRoot = address.kind === 'page' && address.path === '/';
  const list = Object.entries(audience === 'editor' ? headers.preview : headers.document).flat();
  list.push('Cache-Status', cacheStatus(served, audience, now), 'ETag', page.etag);
  list.push('Vary', formatPageVaryHeader(isRoot));
  if (audience === 'public' && !isRoot && page.status === 200) {
    const remainingSeconds = Math.max(0, Math.floor((expires - now) / secondMs));
    list.push('CDN-Cache-Control', cdnCacheControl(page, remainingSeconds));
    // Before `Cache-Control`: nginx before 1.23 does not cache if it reads `max-age=0` first.
    if (edgeCache === 'nginx') list.push('X-Accel-Expires', String(remainingSeconds));
    if (edgeCache === 'cdn') list.push('Cache-Tag', formatCacheTags(page.cacheKeys));
  }
  list.push('Cache-Control', cacheControl(page, audience, isRoot));
  if (audience !== 'public') list.push('X-Robots-Tag', 'noindex');
  else if (page.status === 200 && page.template)
    list.push('No-Vary-Search', formatNoVarySearch(listTemplateParamNames(page.template, templates)));
  if (page.location !== undefined) {
    list.push('Location', mergeQueryIntoRedirectTarget(page.location, (raw.url ?? '').replace(/^[^?]*/, '')));
  }
  if (page.status >= 500) list.push('Retry-After', formatRetryAfter(expires, now));
  return list;
}

/**
 * The value of `No-Vary-Search`: the page is the same for all values of other parameters, as in the key of its cache entry. Without
 * `key-order`, because a facet with two names has its values in the order of the address.
 */
export function formatNoVarySearch(significantParams: readonly string[]): string {
  return `params, except=(${significantParams.map((name) => `"${name}"`).join(' ')})`;
}

/** Browsers revalidate public pages on each request. Pages of any other audience, failures and missing pages are not cached. */
function cacheControl({ status }: RenderedPage, audience: PageAudience, isRoot: boolean): string {
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
function cacheStatus(
  { source, expires, value: page }: ServedPage,
  audience: PageAudience,
  now: Instant,
): string {
  if (audience === 'editor' || audience === 'uncached') return 'site; fwd=bypass';
  const remainingSeconds = Math.floor((expires - now) / secondMs);
  switch (source) {
    case 'hit':
      return `site; hit; ttl=${remainingSeconds}`;
    case 'stale':
      return `site; hit; ttl=${Math.min(0, Math.floor((page.renderedAt - now) / secondMs) + Math.floor(page.ttl.lifetimeSeconds))}; detail=stale`;
    case 'fetched':
      return 'site; fwd=uri-miss; stored';
    case 'coalesced':
      return 'site; fwd=uri-miss; collapsed';
  }
}

/**
 * Adds the query of the visitor's address to the target of an editors' redirect (ROUTE-14), so that campaign parameters survive.
 * Parameters of the target win, and nothing is added to an address of another site. `search` is the raw query: `?a=1`, or `''`.
 */
export function mergeQueryIntoRedirectTarget(target: string, search: string): string {
  if (!/^\/(?![/\\])/.test(target) || search.length < 2) return target;
  const [, path = '', ownSearch = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? [];
  const targetParams = new URLSearchParams(ownSearch);
  const added = search
    .slice(1)
    .split('&')
    .filter((pair) => [...new URLSearchParams(pair).keys()].some((name) => !targetParams.has(name)));
  const pairs = [...(ownSearch.length > 1 ? [ownSearch.slice(1)] : []), ...added];
  return pairs.length === 0 ? target : `${path}?${pairs.join('&')}${hash}`;
}

/** Redirects to the canonical form of an address, or to the home page in another language. */
function sendRedirect(
  response: ServerResponse,
  headers: ResponseHeaders,
  { to, isRoot }: Extract<FoundPage, { readonly kind: 'moved' }>,
): void {
  response.writeHead(isRoot ? 302 : 301, {
    ...headers,
    Location: to,
    Vary: formatPageVaryHeader(isRoot),
    'Cache-Control': isRoot ? 'private, no-store' : 'public, max-age=300',
    'Cache-Status': 'site; fwd=bypass',
    'Content-Length': '0',
  });
  response.end();
}

/** Responds with 400 and an error page with a way home to an address that no page can have (ERROR-1). */
export function sendBadAddress(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  { headers, fallbackPages }: Pipeline,
): void {
  const text = fallbackPages.get(readLocaleFromPath(stripQueryAndHash(url)), 'badAddress');
  sendHtml(response, headers.document, { status: 400, text });
}

/** Responds with 503 and the fallback page while too many pages are being rendered. */
function sendOverloaded({ response, address }: PageRequest, seconds: number, pipeline: Pipeline): void {
  const locale = address.kind === 'page' ? readLocaleFromPath(address.path) : defaultLocale;
  sendHtml(
    response,
    { ...pipeline.headers.document, 'Retry-After': String(seconds) },
    { status: 503, text: pipeline.fallbackPages.get(locale) },
  );
}

function sendHtml(
  response: ServerResponse,
  headers: ResponseHeaders,
  answer: { readonly status: number; readonly text: string },
): void {
  const extraHeaders = { 'Cache-Status': 'site; fwd=bypass' };
  sendShortAnswer(response, headers, { ...answer, type: 'text/html', extraHeaders });
}

/** The longest list of tags that common CDNs accept in a response, in characters. */
const maxTagsLength = 8000;

/** The most words of a cache key that form a tag: `page nl over-ons`. */
const maxWords = 3;

/**
 * The value of `Cache-Tag` for a page that was rendered from the answers with these cache keys: the first one, two and three words
 * of each key, joined by colons, so that the tag `page:nl:over-ons` purges what `"forget":["page nl over-ons"]` purges
 * (docs/operation.md, Purging). Commas and anything but visible ASCII are percent-encoded. General tags come first; those beyond
 * 8000 characters are left out.
 */
export function formatCacheTags(cacheKeys: readonly string[]): string {
  const words = cacheKeys.map((key) => key.split(' '));
  const tags = Array.from({ length: maxWords }, (_, index) => index + 1).flatMap((count) =>
    words.filter(({ length }) => length >= count).map((all) => all.slice(0, count).map(encode).join(':')),
  );
  let length = 0;
  return [...new Set(tags)]
    .filter((tag) => {
      length += tag.length + 1;
      return length <= maxTagsLength;
    })
    .join(',');
}

function encode(word: string): string {
  return word.replace(/[^!-+\--~]/gu, encodeURIComponent);
}
