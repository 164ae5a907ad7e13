import { compressUsingDict, createCCtx, freeCCtx, init } from '@bokuweb/zstd-wasm';
import { computeDictionaryHash } from '#adapters/http-server/compression-dictionaries.ts';

/** The head of a `dcz` stream, before the SHA-256 of its dictionary (RFC 9842, section 5): a skippable frame of Zstandard. */
const magic = Buffer.from('5e2a4d1820000000', 'hex');

/** Takes 0.1 s for the largest file. Higher levels save nothing. */
const level = 19;

/**
 * The compression is WebAssembly, because Node has Zstandard with dictionaries from 22.19 and 24.6 on only. Loaded once: the package would
 * replace its memory, while it may be in use.
 */
const loaded = init();

/** Compresses a file with a dictionary, as the content encoding `dcz`. */
export async function compressWithDictionary(content: Buffer, dictionary: Buffer): Promise<Buffer> {
  await loaded;
  const context = createCCtx();
  const frame = compressUsingDict(context, content, dictionary, level);
  freeCCtx(context);
  return Buffer.concat([magic, computeDictionaryHash(dictionary), frame]);
}
