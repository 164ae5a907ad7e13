import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Headers, varyOf } from '#src/server/headers.ts';

/** Who the site is, to those who come to its door. */
interface SiteIdentity {
  readonly siteOrigin: string;
  /** Other names of the site: whoever asks there is sent to the one that counts. */
  readonly siteHosts: readonly string[];
  readonly headers: Headers;
}

/** No address of ours is longer, in characters. */
const longestTarget = 8192;

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** Turns away, before anything of it is read, what no browser sends; says whether it did. */
export function rejectBadRequest(
  request: IncomingMessage,
  response: ServerResponse,
  house: SiteIdentity,
): boolean {
  const { method = '', url = '' } = request;
  if (!methods.includes(method)) {
    return answer(response, house, {
      status: 405,
      text: 'This cannot be done here.',
      more: { Allow: 'GET, HEAD' },
    });
  }
  if (url.length > longestTarget)
    return answer(response, house, { status: 414, text: 'This address is too long.' });
  if (!url.startsWith('/') || !hasOneHost(request)) {
    return answer(response, house, { status: 400, text: 'This cannot be read.' });
  }
  const right = rightAddress(request, house);
  if (right === undefined) return false;
  return answer(response, house, { status: 301, text: '', more: { Location: right } });
}

/** The same at the site's own origin, for whoever came by another name of the site. The name itself is never repeated. */
function rightAddress(
  { method, url = '', headers }: IncomingMessage,
  { siteOrigin, siteHosts }: SiteIdentity,
): string | undefined {
  const { host } = headers;
  if (host === undefined || (method !== 'GET' && method !== 'HEAD')) return undefined;
  if (siteOrigin.endsWith(`//${host}`) || !siteHosts.includes(host)) return undefined;
  return url.startsWith('//') ? undefined : `${siteOrigin}${url}`;
}

/** HTTP/1.1 wants one `Host`, and no more; Node would refuse a request without it in words of its own. */
function hasOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

interface Refusal {
  readonly status: number;
  readonly text: string;
  readonly more?: Headers;
}

function answer(response: ServerResponse, { headers }: SiteIdentity, { status, text, more }: Refusal): true {
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    Vary: varyOf(false),
    'Cache-Control': 'no-store',
    ...more,
  });
  response.end(text);
  return true;
}
