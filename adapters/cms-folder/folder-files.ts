import { type Dirent, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The largest file of content, in bytes. A long page has some tens of kilobytes. */
const maxFileBytes = 1_000_000;

/** An entry of a folder. */
export interface FolderEntry {
  /** From the root of the folder, with slashes: `concerts/trio.json`. */
  readonly path: string;
  /** `other`: a device, a pipe or a socket. */
  readonly kind: 'file' | 'folder' | 'link' | 'other';
}

/**
 * Everything in a folder and the folders in it, by path. Links are listed and not followed, so a circle of links ends: the recursive
 * listing of Node 22 and later follows them.
 */
export function listFolderEntries(directory: string): readonly FolderEntry[] {
  return listInside(directory, '').toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

function listInside(directory: string, folder: string): readonly FolderEntry[] {
  return readdirSync(join(directory, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const kind = toKind(entry);
    return [{ path, kind }, ...(kind === 'folder' ? listInside(directory, path) : [])];
  });
}

function toKind(entry: Dirent): FolderEntry['kind'] {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  return entry.isSymbolicLink() ? 'link' : 'other';
}

/** Reads a text; throws a sentence if it is not in a regular file of at most 1 MB. A pipe would never answer. */
export function readSmallFile(path: string): string {
  const stats = lstatSync(path);
  if (!stats.isFile()) throw new Error('Not a regular file, but a link, a folder or a device');
  if (stats.size > maxFileBytes) throw new Error(`Larger than ${maxFileBytes} bytes`);
  return readFileSync(path, 'utf8');
}
