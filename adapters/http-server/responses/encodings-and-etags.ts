import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { copyToOwnBuffer } from '#adapters/caching/byte-limited-lru.ts';

/** The content encodings of what is compressed once and sent often. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** The same content in each encoding. */
export type EncodedBodies = Readonly<Record<Encoding, Buffer>>;

const compress = { brotli: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Level 6 suits a page with a lifetime of a minute: it takes as long as level 5 and sends 1 % less, level 9 takes seven times as long.
 * The window size and the size hint prevent the encoder from allocating many times the memory it needs.
 */
function brotliOptions(bytes: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  return { params: { [BROTLI_PARAM_QUALITY]: 6, [BROTLI_PARAM_LGWIN]: 19, [BROTLI_PARAM_SIZE_HINT]: bytes } };
}

/** Compresses a text in all encodings, in the libuv thread pool. */
export async function encodeBodies(text: string): Promise<EncodedBodies> {
  const body = Buffer.from(text, 'utf8');
  if (body.byteLength === 0) return { br: body, gzip: body, identity: body };
  const [br, gzipped, identity] = await Promise.all([
    encodeBody(body, 'br'),
    encodeBody(body, 'gzip'),
    encodeBody(body, 'identity'),
  ]);
  return { br, gzip: gzipped, identity };
}

/** Compresses a body in one encoding, in the libuv thread pool. The result has memory of its own, of its size. */
export async function encodeBody(body: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return copyToOwnBuffer(await compress.brotli(body, brotliOptions(body.byteLength)));
    case 'gzip':
      return copyToOwnBuffer(await compress.gzip(body));
    case 'identity':
      return copyToOwnBuffer(body);
  }
}

/** The bytes of all encodings together. */
export function computeBodiesBytes(bodies: Partial<EncodedBodies>): number {
  return encodings.reduce((sum, encoding) => sum + (bodies[encoding]?.byteLength ?? 0), 0);
}

/** Negotiates the encoding from an `Accept-Encoding` header; `identity` if none of ours is accepted. */
export function negotiateEncoding(header = ''): Encoding {
  const best = negotiate(header.toLowerCase(), [...encodings]);
  return encodings.find((encoding) => encoding === best) ?? 'identity';
}

/** The entity tag of a text, or of bytes; weak, because all encodings share it. */
export function computeEtag(content: string | Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/** Whether an `If-None-Match` header contains the tag. The first comparison is a fast path for a single tag. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  return header
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
}

/** The `Vary` header of a page; the root also depends on the visitor's language (ROUTE-9). */
export function formatPageVaryHeader(isRoot: boolean): string {
  return isRoot ? 'Accept-Encoding, Cookie, Accept-Language' : 'Accept-Encoding';
}
