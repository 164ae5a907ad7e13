import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { root } from '#tests/root.ts';

/** A file of the build by the name of its source: what it became, and which others it cannot do without. */
const entryWire = v.object({
  file: v.string(),
  name: v.optional(v.string()),
  imports: v.optional(v.array(v.string()), []),
});

const manifestWire = v.record(v.string(), entryWire);

export type Manifest = Readonly<Record<string, v.InferOutput<typeof entryWire>>>;

/** What the build left for browsers. */
export interface BuiltSite {
  readonly manifest: Manifest;
  /** Bytes of a file as it is sent: compressed by brotli, or as it is where that is its nature, as for fonts. */
  sizeOf(file: string): number;
  textOf(file: string): string;
}

const client = join(root, 'dist/client');

/** Reads `dist/client`. Throws where the site has not been built. */
export function builtSite(): BuiltSite {
  const textOf = (file: string) => readFileSync(join(client, file), 'utf8');
  return {
    manifest: v.parse(manifestWire, JSON.parse(textOf('.vite/manifest.json'))),
    sizeOf: (file) => statSync(join(client, file.endsWith('.woff2') ? file : `${file}.br`)).size,
    textOf,
  };
}

/** Bytes of a text when it is compressed as well as brotli can. */
export function compressedSize(text: string): number {
  return brotliCompressSync(text).byteLength;
}
