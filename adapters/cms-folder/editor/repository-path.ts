import { existsSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';

/** The path of a folder from the root of the Git repository around it, with slashes; empty for that root, and outside of any repository. */
export function toRepositoryPath(folder: string): string {
  const path = resolve(folder);
  const root = listFoldersAround(path).find((one) => existsSync(`${one}/.git`));
  return root === undefined ? '' : relative(root, path).split(sep).join('/');
}

/** The folder itself, and each around it. */
function listFoldersAround(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...listFoldersAround(parent)];
}
