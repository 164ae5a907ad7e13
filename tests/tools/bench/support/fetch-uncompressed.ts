import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** A response as sent. */
export interface FetchedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Bytes of the body as sent. */
  readonly sent: number;
  /** The uncompressed body. */
  readonly text: string;
}

/** Requests an address with brotli. Rejects if there is no response. */
export function fetchUncompressed(url: string): Promise<FetchedResponse> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        const { headers, statusCode = 0 } = response;
        const isPacked = headers['content-encoding'] === 'br';
        const text = (isPacked ? brotliDecompressSync(body) : body).toString('utf8');
        resolve({ status: statusCode, headers, sent: body.byteLength, text });
      });
    });
    request.on('error', reject);
  });
}
