import type { IncomingMessage, ServerResponse } from 'node:http';
import { formatPageVaryHeader } from '#adapters/http-server/encodings-and-etags.ts';
import type { ResponseHeaders } from '#adapters/http-server/headers.ts';

/** The names of the site, and its common headers. */
interface SiteIdentity {
  readonly siteOrigin: string;
  /** Alternative hosts of the site, which redirect to its origin. */
  readonly siteHosts: readonly string[];
  readonly headers: ResponseHeaders;
}

/** In characters. */
const maxTargetLength = 8192;

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** Rejects malformed requests before anything else of them is read, and redirects alternative hosts. Returns whether it responded. */
export function rejectBadRequest(
  request: IncomingMessage,
  response: ServerResponse,
  site: SiteIdentity,
): boolean {
  const { method = '', url = '' } = request;
  if (!methods.includes(method)) {
    return sendShortAnswer(response, site.headers, {
      status: 405,
      text: 'Method not allowed.',
      extraHeaders: { Allow: 'GET, HEAD' },
    });
  }
  if (url.length > maxTargetLength)
    return sendShortAnswer(response, site.headers, { status: 414, text: 'The address is too long.' });
  if (!url.startsWith('/') || !hasOneHost(request)) {
    return sendShortAnswer(response, site.headers, { status: 400, text: 'The request is malformed.' });
  }
  const redirectTarget = toSiteAddress(request, site);
  if (redirectTarget === undefined) return false;
  return sendShortAnswer(response, site.headers, {
    status: 301,
    text: '',
    extraHeaders: { Location: redirectTarget },
  });
}

/** Responds with 417 to a request that expects something other than `100-continue`. */
export function sendExpectationFailed(response: ServerResponse, site: SiteIdentity): void {
  sendShortAnswer(response, site.headers, { status: 417, text: 'This expectation is not supported.' });
}

/** The same address at the site's origin, for a request to an alternative host. The response never contains the requested host. */
function toSiteAddress(
  { method, url = '', headers }: IncomingMessage,
  { siteOrigin, siteHosts }: SiteIdentity,
): string | undefined {
  const { host } = headers;
  if (host === undefined || !siteHosts.includes(host) || siteOrigin.endsWith(`//${host}`)) return undefined;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  return url.startsWith('//') ? undefined : `${siteOrigin}${url}`;
}

/** HTTP/1.1 requires exactly one `Host`. (Node's own check is off, because its error response lacks the site's headers.) */
function hasOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** An answer of a line or a small page, which nothing caches. */
interface ShortAnswer {
  readonly status: number;
  readonly text: string;
  readonly type?: string;
  readonly extraHeaders?: ResponseHeaders;
}

/** Answers a request before the router, or in place of a page. */
export function sendShortAnswer(
  response: ServerResponse,
  headers: ResponseHeaders,
  { status, text, type = 'text/plain', extraHeaders }: ShortAnswer,
): true {
  response.writeHead(status, {
    ...headers,
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': String(Buffer.byteLength(text)),
    Vary: formatPageVaryHeader(false),
    'Cache-Control': 'no-store',
    ...extraHeaders,
  });
  response.end(text);
  return true;
}
