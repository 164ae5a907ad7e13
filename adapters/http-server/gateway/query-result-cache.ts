import { computeEtag, type Encoding, encodeBody } from '#adapters/http-server/encodings-and-etags.ts';
import { GeneratedFileCache } from '#adapters/http-server/generated-file-cache.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';

/** The answer of a query as it is sent: JSON in one encoding. */
export interface EncodedQueryResult {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly etag: string;
}

const mebibyte = 2 ** 20;

/** An answer as it is sent has some 8 kB. */
const defaultMaxBytes = 16 * mebibyte;

/** The answers of the gateway as they are sent, so that an answer is joined, serialized and compressed once (CACHE-4). */
export function createQueryResultCache(
  { clock, timer, readRecorder, world }: Pick<Pipeline, 'clock' | 'timer' | 'readRecorder' | 'world'>,
  maxBytes = defaultMaxBytes,
): GeneratedFileCache<EncodedQueryResult> {
  const sizeOf = ({ body }: EncodedQueryResult) => body.byteLength;
  return new GeneratedFileCache({ clock, timer, readRecorder, world, maxBytes, sizeOf });
}

/** Runs a query and encodes its answer. Rejects as the query does. */
export async function encodeQueryResult(
  encoding: Encoding,
  run: () => Promise<unknown>,
): Promise<EncodedQueryResult> {
  const text = JSON.stringify({ answer: await run() });
  return { body: await encodeBody(Buffer.from(text, 'utf8'), encoding), encoding, etag: computeEtag(text) };
}
