import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Bytes of the body as sent. */
  readonly sent: number;
  /** The body once it is unpacked. */
  readonly text: string;
}

/** Asks for an address as a browser that understands brotli. Rejects where nobody answers. */
export function answerOf(url: string): Promise<Answer> {
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
