import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { root } from '#tests/root.ts';

/** The build manifest: the output file of each source, and its imports. */
const entryWire = v.object({
  file: v.string(),
  name: v.optional(v.string()),
  imports: v.optional(v.array(v.string()), []),
});

const manifestWire = v.record(v.string(), entryWire);

export type Manifest = Readonly<Record<string, v.InferOutput<typeof entryWire>>>;

/** The build output for browsers. */
export interface BuiltSite {
  readonly manifest: Manifest;
  /** Bytes of a file as it is sent: compressed by brotli, or unchanged for compressed formats such as fonts. */
  sizeOf(file: string): number;
  textOf(file: string): string;
}

const client = join(root, 'dist/client');

/** Reads `dist/client`. Throws if the site has not been built. */
export function builtSite(): BuiltSite {
  const textOf = (file: string) => readFileSync(join(client, file), 'utf8');
  return {
    manifest: v.parse(manifestWire, JSON.parse(textOf('.vite/manifest.json'))),
    sizeOf: (file) => statSync(join(client, file.endsWith('.woff2') ? file : `${file}.br`)).size,
    textOf,
  };
}

/** Bytes of a text, compressed by brotli at the highest level. */
export function compressedSize(text: string): number {
  return brotliCompressSync(text).byteLength;
}
