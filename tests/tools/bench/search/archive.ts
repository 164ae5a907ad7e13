import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { IndexedDocument } from '#domain/hall/edition.ts';
import { root } from '#tests/root.ts';
import { parseArchivedConcert, toIndexedDocument } from '#tests/tools/bench/search/archived-concert.ts';

/** Names another file than the default: one JSON object per line, compressed by gzip, in the order of the concerts. */
const archiveVariable = 'BENCH_CONCERTS';

/** The default path of the archive, which is not part of the project. */
const usualArchive = join(root, '../shared/data/nyphil-concerts-all.ndjson.gz');

export type Archive =
  | { readonly kind: 'read'; readonly documents: readonly IndexedDocument[] }
  | { readonly kind: 'absent'; readonly reason: string };

/** A large archive of real concerts, or why there is none. Throws if the file has another format. */
export function readArchive(path = process.env[archiveVariable] ?? usualArchive): Archive {
  if (!existsSync(path)) {
    return {
      kind: 'absent',
      reason: `there is no archive of concerts here; ${archiveVariable} can name one`,
    };
  }
  const lines = gunzipSync(readFileSync(path)).toString('utf8').trimEnd().split('\n');
  const concerts = lines.flatMap((line) => parseArchivedConcert(line) ?? []);
  return { kind: 'read', documents: concerts.flatMap((concert) => toIndexedDocument(concert) ?? []) };
}
