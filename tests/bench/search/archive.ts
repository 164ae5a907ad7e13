import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { IndexedDocument } from '#domain/hall/edition.ts';
import { documentOf, playedConcert } from '#tests/bench/search/played-concert.ts';
import { root } from '#tests/root.ts';

/** Names another file than the usual one: one JSON object a line, packed by gzip, in the order the concerts were played. */
const archiveVariable = 'BENCH_CONCERTS';

/** Where the archive lies on the machines that have it; it is not part of the project. */
const usualArchive = join(root, '../shared/data/nyphil-concerts-all.ndjson.gz');

export type Archive =
  | { readonly kind: 'read'; readonly documents: readonly IndexedDocument[] }
  | { readonly kind: 'absent'; readonly why: string };

/** A large archive of concerts that were played, or why there is none. Throws where the file is something else. */
export function readArchive(path = process.env[archiveVariable] ?? usualArchive): Archive {
  if (!existsSync(path)) {
    return { kind: 'absent', why: `there is no archive of concerts here; ${archiveVariable} can name one` };
  }
  const lines = gunzipSync(readFileSync(path)).toString('utf8').trimEnd().split('\n');
  const concerts = lines.flatMap((line) => playedConcert(line) ?? []);
  return { kind: 'read', documents: concerts.flatMap((concert) => documentOf(concert) ?? []) };
}
