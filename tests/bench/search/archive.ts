import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { IndexedDocument } from '#domain/hall/edition.ts';
import { documentOf, playedConcert } from '#tests/bench/search/played-concert.ts';

/** Where the concerts of a large archive lie: one JSON object a line, packed by gzip, in the order they were played. */
export const archiveVariable = 'BENCH_CONCERTS';

export type Archive =
  | { readonly kind: 'read'; readonly documents: readonly IndexedDocument[] }
  | { readonly kind: 'absent'; readonly why: string };

/** The archive that the environment names. Throws where the file is something else. */
export function readArchive(path = process.env[archiveVariable]): Archive {
  if (!path) return { kind: 'absent', why: `${archiveVariable} names no archive of concerts` };
  if (!existsSync(path)) return { kind: 'absent', why: `there is nothing at ${path} (${archiveVariable})` };
  const lines = gunzipSync(readFileSync(path)).toString('utf8').trimEnd().split('\n');
  const concerts = lines.flatMap((line) => playedConcert(line) ?? []);
  return { kind: 'read', documents: concerts.flatMap((concert) => documentOf(concert) ?? []) };
}
