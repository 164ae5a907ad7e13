import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** A response as it was sent. */
export interface SentResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Names and values of the headers in turn, in their order and case. */
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
  /** From the start of the connection to the end of the body. */
  readonly durationMs: number;
}

/** Requests an address over a connection of its own. Rejects if there is no response in thirty seconds. */
export function requestOnce(
  url: string,
  headers: Readonly<Record<string, string>> = { 'accept-encoding': 'br' },
): Promise<SentResponse> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, timeout: 30_000, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          rawHeaders: response.rawHeaders,
          body: Buffer.concat(pieces),
          durationMs: performance.now() - startedAt,
        }),
      );
    });
    request.once('timeout', () => request.destroy());
    request.once('close', () => reject(new Error(`${url} was not answered.`)));
    request.once('error', reject);
  });
}

/** Requests an address like `requestOnce`. Rejects for any status but 200. */
export async function requestGood(
  url: string,
  headers?: Readonly<Record<string, string>>,
): Promise<SentResponse> {
  const response = await requestOnce(url, headers);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

/** The text of a response, which may be compressed by brotli. */
export function textOf({ headers, body }: SentResponse): string {
  return (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString('utf8');
}
