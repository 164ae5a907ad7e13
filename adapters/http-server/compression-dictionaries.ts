import { createHash } from 'node:crypto';
import { negotiate } from '@fastify/accept-negotiator';

/**
 * Compression dictionaries (RFC 9842): a browser that has a script of a former release receives that of the next one as the difference
 * between both. `npm run publish:assets` compresses, the server only sends.
 */

/** The content encoding: Zstandard, with the former file as its dictionary. */
export const dictionaryEncoding = 'dcz';

/** A script or style sheet of a build, whose name ends with a hash of eight characters: `site-Ab12Cd34.js`. */
const hashedName = /^([\w.-]+)-[\w-]{8}(\.(?:js|css))$/;

/** The pattern of the names that a file has in all builds: `site-*.js`. Undefined for a file that is no dictionary. */
export function createDictionaryMatchPattern(name: string): string | undefined {
  const [, chunk, extension] = hashedName.exec(name) ?? [];
  return chunk && `${chunk}-*${extension}`;
}

/** The SHA-256 by which browsers name a dictionary. */
export function computeDictionaryHash(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}

/** The name of a file that is compressed with a dictionary of this hash. */
export function toDictionaryCompressedFileName(name: string, hash: Buffer): string {
  return `${name}.${hash.toString('base64url')}.${dictionaryEncoding}`;
}

/** The SHA-256 in an `Available-Dictionary` header: a byte sequence of RFC 9651, `:pZGm1A…:`. Undefined if it is none. */
export function parseAvailableDictionary(header: string | readonly string[] | undefined): Buffer | undefined {
  const [, hash] = /^:([\w+/]{43}=):$/.exec(String(header)) ?? [];
  return hash === undefined ? undefined : Buffer.from(hash, 'base64');
}

/** Whether an `Accept-Encoding` header accepts the encoding. */
export function acceptsDictionaryEncoding(header = ''): boolean {
  return negotiate(header.toLowerCase(), [dictionaryEncoding]) === dictionaryEncoding;
}
