import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { purgePath } from '#adapters/http-server/operation/request-meter.ts';
import type { ResponseHeaders } from '#adapters/http-server/responses/headers.ts';
import { sendShortAnswer } from '#adapters/http-server/responses/short-answers.ts';

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

/**
 * Rejects malformed requests before anything else of them is read, and posts from other sites (D17), and redirects alternative hosts.
 * Returns whether it responded.
 */
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
  if (method === 'POST' && url !== purgePath && !isSameOriginRequest(request.headers, site.siteHosts)) {
    const error = { code: 403, message: 'Forbidden: the request was not sent from a page of the site' };
    const text = JSON.stringify({ error });
    return sendShortAnswer(response, site.headers, { status: 403, type: 'application/json', text });
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

/**
 * Whether a request was sent from a page of the site (CSRF protection); the purges of the CMS need a token instead. Browsers send `Sec-Fetch-Site`, older ones `Origin`.
 * A request with neither does not come from a browser and is accepted: such a client could send any headers.
 */
function isSameOriginRequest(headers: IncomingHttpHeaders, siteHosts: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && siteHosts.includes(new URL(origin).host);
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
