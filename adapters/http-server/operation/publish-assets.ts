import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  computeDictionaryHash,
  toDictionaryCompressedFileName,
  createDictionaryMatchPattern,
} from '#adapters/http-server/compression-dictionaries.ts';
import { compressWithDictionary } from '#adapters/http-server/operation/compress-with-dictionary.ts';
import { hourMs, type Instant } from '#domain/time/instant.ts';

/** How long the files of a build stay after it was last published: a page that was opened before an upgrade may still need them. */
const lifetimeMs = 7 * 24 * hourMs;

/** With how many former versions of itself a file is compressed. A browser has that of the release it last visited. */
const maxDictionaries = 3;

/** What was done with files in the shared folder. */
interface Publication {
  /** The files of the build. */
  readonly published: number;
  /** The files that were compressed with a file of a former build as dictionary, and their bytes together. */
  readonly compressed: number;
  readonly compressedBytes: number;
  readonly removed: number;
}

/**
 * Copies the browser files of a build into a folder that all builds share. Their names contain a hash, so files of several builds can be
 * side by side. Compresses each script and style sheet with its former versions as dictionaries (OPS-7). Removes the files that no build
 * has published for a week, except these dictionaries.
 */
export async function publishAssets(from: string, to: string, now: Instant): Promise<Publication> {
  mkdirSync(to, { recursive: true });
  const names = readdirSync(from);
  for (const name of names) {
    publish(to, name, now, (incomplete) => copyFileSync(join(from, name), incomplete));
  }
  const dictionaries = new Set<string>();
  const compressed: number[] = [];
  for (const { name, former } of findFormerVersions(names, to)) {
    const content = readFileSync(join(to, name));
    for (const dictionaryName of former) {
      dictionaries.add(dictionaryName);
      const dictionary = readFileSync(join(to, dictionaryName));
      const path = toDictionaryCompressedFileName(name, computeDictionaryHash(dictionary));
      const body = existsSync(join(to, path))
        ? readFileSync(join(to, path))
        : await compressWithDictionary(content, dictionary);
      // So these files take at most as many bytes as those that are compressed by brotli, times the dictionaries.
      if (body.byteLength >= statSync(join(to, `${name}.br`)).size) continue;
      publish(to, path, now, (incomplete) => writeFileSync(incomplete, body));
      compressed.push(body.byteLength);
    }
  }
  const isExpired = (name: string) => now - statSync(join(to, name)).mtimeMs > lifetimeMs;
  const expired = readdirSync(to).filter((name) => !dictionaries.has(name) && isExpired(name));
  for (const name of expired) rmSync(join(to, name));
  return {
    published: names.length,
    compressed: compressed.length,
    compressedBytes: compressed.reduce((sum, bytes) => sum + bytes, 0),
    removed: expired.length,
  };
}

/** Writes a file unless it is there, because an instance may be sending it. It appears under its name when it is complete. */
function publish(folder: string, name: string, now: Instant, write: (path: string) => void): void {
  const path = join(folder, name);
  if (!existsSync(path)) {
    const incomplete = join(folder, `.${name}.${process.pid}`);
    write(incomplete);
    renameSync(incomplete, path);
  }
  utimesSync(path, now / 1000, now / 1000);
}

/** The scripts and style sheets of a build, each with the files of other builds that had its name but for the hash: the last ones published. */
function findFormerVersions(names: readonly string[], folder: string) {
  const former = readdirSync(folder)
    .filter((name) => createDictionaryMatchPattern(name) !== undefined && !names.includes(name))
    .map((name) => ({ name, publishedAt: statSync(join(folder, name)).mtimeMs }))
    .toSorted((one, other) => other.publishedAt - one.publishedAt);
  return names.flatMap((name) => {
    const pattern = createDictionaryMatchPattern(name);
    if (pattern === undefined) return [];
    const versions = former.filter((one) => createDictionaryMatchPattern(one.name) === pattern);
    return [{ name, former: versions.slice(0, maxDictionaries).map((one) => one.name) }];
  });
}
