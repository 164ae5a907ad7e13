import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';

/** A response as it was sent. */
export interface SentResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** From the start of the connection to the end of the body. */
  readonly durationMs: number;
}

/** Requests an address over a connection of its own. Rejects if there is no response in thirty seconds. */
export async function requestOnce(
  url: string,
  headers: Readonly<Record<string, string>> = { 'accept-encoding': 'br' },
): Promise<SentResponse> {
  const startedAt = performance.now();
  const request = get(url, { agent: false, headers, signal: AbortSignal.timeout(30_000) });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  // The body reports an error after the start of the response.
  request.on('error', () => {});
  const body = await buffer(response);
  const { statusCode = 0, headers: sent } = response;
  return { status: statusCode, headers: sent, body, durationMs: performance.now() - startedAt };
}

/** Requests an address like `requestOnce`. Rejects for any status but 200. */
export async function requestGood(...[url, headers]: Parameters<typeof requestOnce>): Promise<SentResponse> {
  const response = await requestOnce(url, headers);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

/** The text of a response, which may be compressed by brotli. */
export function textOf({ headers, body }: SentResponse): string {
  return (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString('utf8');
}
