import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/root.ts';

const client = join(root, 'dist/client');

/** The text of a file of the build in `dist/client`. */
export function textOf(file: string): string {
  return readFileSync(join(client, file), 'utf8');
}

/** Bytes of a built file as it is sent: compressed by brotli, or unchanged for compressed formats such as fonts. */
export function sizeOf(file: string): number {
  return statSync(join(client, file.endsWith('.woff2') ? file : `${file}.br`)).size;
}
