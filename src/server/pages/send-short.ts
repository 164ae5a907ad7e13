import type { ServerResponse } from 'node:http';
import { localeOfPath } from '#domain/locale/locale-routes.ts';
import { type Headers, varyOf } from '#src/server/headers.ts';
import { lastResort } from '#src/server/last-resort.ts';

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
  const text = lastResort(localeOfPath(path));
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
